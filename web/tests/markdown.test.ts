import { describe, expect, it } from "vitest";
import { render } from "../src/lib/markdown.ts";

describe("a rules page", () => {
  it("gives every rule its number as an id", () => {
    const { html, headings } = render("# Game\n\n## Moves\n\n### C9 · Advance\n\nMove on.");
    expect(html).toContain('<h3 id="C9" tabindex="-1"><span class="rule">C9</span> Advance</h3>');
    expect(headings.map((one) => one.text)).toEqual(["Game", "Moves", "Advance"]);
  });

  it("leaves out the names by which programs know options", () => {
    expect(
      render("Name a player (`first`), or nobody (`boat_is_final`, off by default).").html,
    ).toBe("<p>Name a player, or nobody (off by default).</p>");
  });

  it("knows emphasis, also around code", () => {
    expect(render("*Our ruling (`A B'`, off).* **Big** `a*b*`").html).toBe(
      "<p><em>Our ruling (<code>A B'</code>, off).</em> <strong>Big</strong> <code>a*b*</code></p>",
    );
  });

  it("knows lists and tables", () => {
    expect(render("1. one\n   more\n2. two").html).toBe("<ol><li>one more</li><li>two</li></ol>");
    expect(render("- a\n- b").html).toBe("<ul><li>a</li><li>b</li></ul>");
    expect(render("| A | B |\n|---|---|\n| 1 | 2 |").html).toContain(
      "<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>",
    );
  });

  it("names a table, which may scroll, by the heading above it", () => {
    const { html } = render("### C3 · The tunnel\n\nLook:\n\n| A |\n|---|\n| 1 |");
    expect(html).toContain('<div class="scroll" tabindex="0" role="group" aria-labelledby="C3">');
  });

  it("cannot be made to hold foreign markup", () => {
    expect(render("<img src=x onerror=alert(1)> & <b>").html).toBe(
      "<p>&lt;img src=x onerror=alert(1)> &amp; &lt;b></p>",
    );
  });
});

describe("the rules of every game", () => {
  const pages = import.meta.glob<string>("../../src/flibuste/games/*/rules.*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it.each(Object.entries(pages))("%s is understood to the last star", (_, page) => {
    const { html, headings } = render(page);
    expect(headings.some((one) => /^[A-Z]\d+$/.test(one.id))).toBe(true);
    expect(html.replace(/<code>.*?<\/code>/g, "")).not.toMatch(/\*|`|^\||^#/m);
  });
});
