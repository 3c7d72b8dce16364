// Puts boards into words as the page does, for tests/web/test_boards_in_words.py. From standard input:
//   {"words": {KEY: text of the .ftl files}, "boards": [{language, key, names, sections}, …]}
// To standard output: the sections of each in words.
import { json } from "node:stream/consumers";
import { runnerImport } from "vite";

const load = async (path) =>
  (await runnerImport(new URL(path, import.meta.url).pathname, { configFile: false })).module;
const { bundleOf, Speaker } = await load("../src/lib/fluent.ts");
const { spoken } = await load("../src/room/facts.ts");

const { words, boards } = await json(process.stdin);
const told = boards.map(({ language, key, names, sections }) =>
  spoken(sections, new Speaker(bundleOf(language, words[key]), names)),
);
process.stdout.write(JSON.stringify(told));
