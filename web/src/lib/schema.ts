/** The part of JSON Schema that msgspec writes for acts. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  type?: string | string[];
  enum?: (string | number | boolean | null)[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
}

/** One field of an act, as a form asks for it. */
export type Field =
  | { name: string; kind: "choice"; values: (string | number | boolean | null)[] }
  | { name: string; kind: "number"; min: number | null; max: number | null }
  | { name: string; kind: "seat" }
  | { name: string; kind: "text" }
  | { name: string; kind: "json" };

/** A kind of act and what it needs to be told. */
export interface Kind {
  type: string;
  fields: Field[];
}

/** All kinds of act of a game, in the order of its schema. */
export function kindsOf(acts: Schema): Kind[] {
  const found: Kind[] = [];
  for (const part of acts.anyOf ?? [acts]) {
    const schema = resolved(part, acts);
    const tag = schema.properties?.type?.enum?.[0];
    if (typeof tag !== "string") continue;
    const names = Object.keys(schema.properties ?? {}).filter((name) => name !== "type");
    found.push({
      type: tag,
      fields: names.map((name) => fieldOf(name, schema.properties?.[name] ?? {}, acts)),
    });
  }
  return found;
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return (name && root.$defs?.[name]) || schema;
}

function fieldOf(name: string, given: Schema, root: Schema): Field {
  const schema = resolved(given, root);
  if (schema.enum) return { name, kind: "choice", values: schema.enum };
  if (schema.type === "boolean") return { name, kind: "choice", values: [false, true] };
  if (schema.type === "integer" && name === "seat") return { name, kind: "seat" };
  if (schema.type === "integer" || schema.type === "number") {
    return { name, kind: "number", min: schema.minimum ?? null, max: schema.maximum ?? null };
  }
  return schema.type === "string" ? { name, kind: "text" } : { name, kind: "json" };
}

/** What a field holds before anybody has touched it. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case "choice":
      return field.values[0];
    case "number":
      return field.min ?? 0;
    case "seat":
      return 0;
    case "text":
      return "";
    case "json":
      return "[]";
  }
}

/** The act that a filled form means, or null if a field cannot be read. */
export function actOf(kind: Kind, values: Record<string, unknown>): { type: string } | null {
  const act: { type: string } & Record<string, unknown> = { type: kind.type };
  for (const field of kind.fields) {
    const value = values[field.name] ?? emptyValue(field);
    if (field.kind === "number" || field.kind === "seat") {
      const number = Number(value);
      if (value === "" || !Number.isFinite(number)) return null;
      act[field.name] = number;
    } else if (field.kind === "json") {
      try {
        act[field.name] = JSON.parse(String(value));
      } catch {
        return null;
      }
    } else {
      act[field.name] = value;
    }
  }
  return act;
}
