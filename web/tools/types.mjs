// Writes web/src/wire/types.ts from the JSON Schema of the server's structs, read from standard input:
//   python web/tools/schema.py | node web/tools/types.mjs
// With --check nothing is written: the exit code says whether the file is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const TARGET = new URL("../src/wire/types.ts", import.meta.url);
const BANNER = `// Made by web/tools/types.mjs from src/flibuste/server/wire.py: do not edit.

/** An act of some game: plain data, its fields belong to the game. */
export type GameAct = { type: string } & { [field: string]: unknown };

/** All that one seat may know of some game. */
export type GameView = { seat: number | string; awaiting: (number | string)[] } & { [field: string]: unknown };`;

// What is \`Any\` to Python is an act or a view to the page; the field's name tells.
const KNOWN = { act: "GameAct", acts: "GameAct[]", near: "GameAct[]", view: "GameView | null" };

/** Tell the compiler what the schema leaves open, and which fields are always sent. */
function settle(definition, fromServer) {
  for (const [name, property] of Object.entries(definition.properties ?? {})) {
    const said = Object.keys(property).filter((key) => key !== "default");
    if (name in KNOWN && said.length === 0) property.tsType = KNOWN[name];
    else if (name === "act" && property.type === "object") property.tsType = "GameAct";
    delete property.title;
  }
  // The server sends defaults too, so its fields are never missing.
  if (fromServer) definition.required = Object.keys(definition.properties ?? {});
  if (definition.type === "object" && definition.properties)
    definition.additionalProperties = false;
}

/** msgspec writes tuples as JSON Schema does today; the compiler knows the older spelling. */
function tuples(schema) {
  if (schema === null || typeof schema !== "object") return;
  if (schema.prefixItems) {
    const { prefixItems } = schema;
    delete schema.prefixItems;
    Object.assign(schema, { items: prefixItems, additionalItems: false });
  }
  for (const part of Object.values(schema)) tuples(part);
}

const { request, answer, parts } = JSON.parse(readFileSync(0, "utf8"));
const requests = new Set(request.anyOf.map((one) => one.$ref.split("/").at(-1)));
for (const [name, definition] of Object.entries(parts)) {
  tuples(definition);
  settle(definition, !requests.has(name) && name !== "Message");
}
const schema = {
  title: "Wire",
  definitions: { ...parts, Request: request, Answer: answer },
  type: "object",
  properties: {
    request: { $ref: "#/definitions/Request" },
    answer: { $ref: "#/definitions/Answer" },
  },
  additionalProperties: false,
};
const options = { bannerComment: BANNER, unreachableDefinitions: true };
const made = (await compile(schema, "Wire", options))
  .replace(/^\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/gm, "")
  .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, "\n */")
  .replace(/^ \* {2,}/gm, " * ");

if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf8") !== made) {
    console.error("web/src/wire/types.ts is not what the server's structs say: run make types");
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, made);
}
