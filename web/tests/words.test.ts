import { describe, expect, it } from "vitest";
import { plainWords } from "../tools/plainWords.ts";

const files = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "../src/**/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (path: string): string => files[`../${path}`] ?? "";

/** Message ids with the arguments they use. */
function wordsOf(source: string): Map<string, string> {
  const told = new Map<string, string>();
  for (const part of source.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(part)?.[1];
    const args = [...new Set(part.match(/\$[a-z]+/g) ?? [])].sort();
    if (id) told.set(id, args.join(" "));
  }
  return told;
}

const both = (language: string): string =>
  read(`src/words/${language}.ftl`) + read(`src/words/more/${language}.ftl`);
const english = wordsOf(both("en"));
const french = wordsOf(both("fr"));
const more = wordsOf(read("src/words/more/en.ftl"));
// Words of one page alone: by which function it asks for them.
const ownWords = [{ folder: "src/replay", asks: "r" }];
/** What comes with these modules, as far as it is not asked for later. */
function comesWith(...roots: string[]): string[] {
  const all = new Set(roots);
  for (const path of all) {
    const imports = read(path).matchAll(
      /^(?:import|export) (?!type )(?:[^;"=]* from )?"(\.[^"]+)"/gm,
    );
    for (const [, name = ""] of imports)
      all.add(new URL(name, `http://x/${path}`).pathname.slice(1));
  }
  return [...all].map(read);
}

const sources = Object.entries(files)
  .filter(([path]) => !path.endsWith(".ftl"))
  .map(([, text]) => text)
  .join("\n");

describe("the words of the page", () => {
  it("are the same in both languages, with the same arguments", () => {
    expect([...french]).toEqual([...english]);
  });

  it("are all there that the page asks for", () => {
    const asked = [...sources.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !english.has(id ?? ""))).toEqual([]);
  });

  it("are at hand when a table begins, and others come with what is asked for later", () => {
    const begins = comesWith(...["src/main.ts", "src/room/Room.svelte", "src/room/Facts.svelte"]);
    expect(begins.length).toBeGreaterThan(80);
    const asked = begins.flatMap((text) => [...text.matchAll(/"([a-z0-9-]+)"/g)].map(String));
    const missing = asked.map((found) => found.split(",")[1]).filter((id) => more.has(id ?? ""));
    expect([...new Set(missing)]).toEqual([]);
  });

  it("are all used", () => {
    const templates = [...sources.matchAll(/`([a-z]+)-\$\{|\bword\("([a-z]+)"/g)];
    const families = templates.map((found) => `${found[1] ?? found[2]}-`);
    const unused = [...english.keys()].filter(
      (id) => !sources.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it("follow French typography", () => {
    const wrong = both("fr")
      .split("\n")
      .filter((line) => !line.startsWith("#") && / [;:!?»]|« |'|[^\s\u202f][;!?]/.test(line));
    expect(wrong).toEqual([]);
  });

  it("of one page alone are there, used, the same and well written too", () => {
    for (const { folder, asks } of ownWords) {
      const [own, theirs] = ["en", "fr"].map((one) => read(`${folder}/words/${one}.ftl`));
      expect([...wordsOf(theirs ?? "")]).toEqual([...wordsOf(own ?? "")]);
      const its = Object.entries(files)
        .filter(([path]) => path.includes(folder) && !path.endsWith(".ftl"))
        .map(([, text]) => text)
        .join("\n");
      const asked = [...its.matchAll(new RegExp(`\\b${asks}\\(\\s*"([a-z0-9-]+)"`, "g"))];
      expect(asked.length).toBeGreaterThan(10);
      const known = wordsOf(own ?? "");
      expect(asked.filter(([, id]) => !known.has(id ?? ""))).toEqual([]);
      const families = [...its.matchAll(/`([a-z]+)-\$\{/g)].map(([, family]) => `${family}-`);
      const unused = [...known.keys()].filter(
        (id) => !its.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)),
      );
      expect(unused).toEqual([]);
      const wrong = (theirs ?? "")
        .split("\n")
        .filter((line) => !line.startsWith("#") && / [;:!?»]|« |'|[^\s\u202f][;!?]/.test(line));
      expect(wrong).toEqual([]);
    }
  });

  it("stand in the .ftl files only", () => {
    const markup = sources.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "");
    const written = [...markup.matchAll(/>\s*([A-Z][a-z]+ [a-z]+[^<{]*)</g)].map(
      (found) => found[1],
    );
    expect(written).toEqual([]);
  });
});

describe("the words that are sent to a page", () => {
  const told = import.meta.glob<string>(
    ["../../src/flibuste/games/*/words/*.ftl", "../../src/flibuste/core/words/*.ftl"],
    { query: "?raw", import: "default", eager: true },
  );
  const boards = import.meta.glob<string>("../../src/flibuste/games/*/web/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const idsOf = (text: string): string[] => [...text.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(String);
  const sent = Object.entries(told).map(([path, text]) => ({
    path,
    text,
    kept: plainWords(path, text),
  }));

  it("leave out what only the server says, and nothing that others are made of", () => {
    expect(sent.length).toBeGreaterThan(10);
    for (const language of ["en", "fr"]) {
      const core = sent.find(({ path }) => path.endsWith(`core/words/${language}.ftl`));
      for (const { path, text, kept } of sent.filter((one) => one.path.includes(`/${language}.`))) {
        const there = new Set(idsOf(`${core?.kept}${kept}`).map((found) => found.split(" ")[0]));
        const named = [...kept.matchAll(/\{ (-?[a-z][\w-]*)[ .(]/g)].map((found) => found[1]);
        expect(named.filter((id) => !there.has(id))).toEqual([]);
        expect(kept.length, path).toBeLessThan(text.length);
        if (path.includes("/games/")) expect(kept).toContain("\nprompt-");
      }
    }
  });

  it("are all that boards ask for", () => {
    const asked = Object.values(boards).join("\n");
    expect(asked).not.toMatch(/["`](?:refused|position|components|aid)-/);
  });
});

describe("the words of my matches", () => {
  const mine = wordsOf(read("src/matches/words/en.ftl"));

  it("are the same in both languages, all there and all used", () => {
    expect([...wordsOf(read("src/matches/words/fr.ftl"))]).toEqual([...mine]);
    const asked = [...sources.matchAll(/\bm\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !mine.has(id))).toEqual([]);
    const unused = [...mine.keys()].filter(
      (id) => !sources.includes(`"${id}"`) && !id.startsWith("file-"),
    );
    expect(unused).toEqual([]);
  });

  it("follow French typography", () => {
    const lines = read("src/matches/words/fr.ftl").split("\n");
    const wrong = / [;:!?»]|« |'|[^\s\u202f][;!?]/;
    expect(lines.filter((line) => !line.startsWith("#") && wrong.test(line))).toEqual([]);
  });
});
