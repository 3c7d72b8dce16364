import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "../src/words/*.ftl"], {
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

const english = wordsOf(read("src/words/en.ftl"));
const french = wordsOf(read("src/words/fr.ftl"));
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

  it("are all used", () => {
    const templates = [...sources.matchAll(/`([a-z]+)-\$\{|\bword\("([a-z]+)"/g)];
    const families = templates.map((found) => `${found[1] ?? found[2]}-`);
    const unused = [...english.keys()].filter(
      (id) => !sources.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it("follow French typography", () => {
    const wrong = read("src/words/fr.ftl")
      .split("\n")
      .filter((line) => !line.startsWith("#") && / [;:!?»]|« |'|[^\s\u202f][;!?]/.test(line));
    expect(wrong).toEqual([]);
  });

  it("stand in the .ftl files only", () => {
    const markup = sources.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "");
    const written = [...markup.matchAll(/>\s*([A-Z][a-z]+ [a-z]+[^<{]*)</g)].map(
      (found) => found[1],
    );
    expect(written).toEqual([]);
  });
});
