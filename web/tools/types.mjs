// Writes web/src/wire/types.ts, and games/KEY/web/types.ts for each game with a board, from the JSON
// Schemas of the structs, read from standard input:
//   python web/tools/schema.py | node web/tools/types.mjs
// With --check nothing is written: the exit code says whether the file is up to date.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const TARGET = new URL("../src/wire/types.ts", import.meta.url);
const GAMES = new URL("../../src/flibuste/games/", import.meta.url);
const BANNER = `// Made by web/tools/types.mjs from src/flibuste/room/wire.py: do not edit.

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

/** The notes of the compiler about itself go. */
function tidy(made) {
  return made
    .replace(/^\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/gm, "")
    .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, "\n */")
    .replace(/^ \* {2,}/gm, " * ");
}

/** TypeScript for named schemas. */
async function typesOf(title, definitions, properties, bannerComment) {
  const schema = {
    title,
    definitions,
    type: "object",
    properties,
    additionalProperties: false,
  };
  return tidy(await compile(schema, title, { bannerComment, unreachableDefinitions: true }));
}

async function ofSocket({ request, answer, parts }) {
  const requests = new Set(request.anyOf.map((one) => one.$ref.split("/").at(-1)));
  for (const [name, definition] of Object.entries(parts)) {
    tuples(definition);
    settle(definition, !requests.has(name) && name !== "Message");
  }
  const properties = {
    request: { $ref: "#/definitions/Request" },
    answer: { $ref: "#/definitions/Answer" },
  };
  return typesOf("Wire", { ...parts, Request: request, Answer: answer }, properties, BANNER);
}

/** A game's acts, its view and what an act does; all fields are always sent. */
async function ofGame(key, { act, view, parts }) {
  for (const [name, definition] of Object.entries(parts)) {
    tuples(definition);
    settle(definition, true);
    if (name === view) {
      definition.properties.seat = { tsType: "number | string" };
      definition.properties.awaiting = { tsType: "(number | string)[]" };
    }
  }
  const banner = `// Made by web/tools/types.mjs from the structs of flibuste.games.${key}: do not edit.`;
  return typesOf("Box", { ...parts, Act: act }, { act: { $ref: "#/definitions/Act" } }, banner);
}

let told = "";
for await (const part of process.stdin.setEncoding("utf8")) told += part;
const { socket, games } = JSON.parse(told);
const made = [[TARGET, await ofSocket(socket)]];
for (const [key, game] of Object.entries(games)) {
  made.push([new URL(`${key}/web/types.ts`, GAMES), await ofGame(key, game)]);
}
for (const [target, text] of made) {
  if (!process.argv.includes("--check")) {
    writeFileSync(target, text);
  } else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error(
      `${target.pathname} is not what the structs say: run the command in web/README.md`,
    );
    process.exitCode = 1;
  }
}
