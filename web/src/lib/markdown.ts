/**
 * The rules pages are written in a small Markdown of our own making: headings, paragraphs, lists,
 * tables, **bold**, *italic*, `code`. This reads that and nothing more; a heading that begins with a
 * rule's number gets it as its id.
 */
export interface Heading {
  id: string;
  level: number;
  text: string;
}

export interface RulesText {
  html: string;
  headings: Heading[];
}

export function render(markdown: string): RulesText {
  const headings: Heading[] = [];
  const blocks = withoutNames(markdown)
    .replaceAll("\r", "")
    .split(/\n{2,}/);
  const html = blocks.map((block) => blockHtml(block.trim(), headings)).join("\n");
  return { html, headings };
}

/** Options by the names that programs know them by are for the terminal and its pages: who reads the rules
    here finds them at the table, by their titles. */
function withoutNames(markdown: string): string {
  return markdown.replace(/[ \u00a0]\(`[a-z_]+`\)/g, "").replace(/\(`[a-z_]+`, /g, "(");
}

function blockHtml(block: string, headings: Heading[]): string {
  const lines = block.split("\n");
  const heading = /^(#{1,4}) (.*)$/.exec(lines[0] ?? "");
  if (heading) {
    const rest = lines.slice(1).join("\n").trim();
    return headingHtml(heading, headings) + (rest ? `\n${blockHtml(rest, headings)}` : "");
  }
  if (lines.every((line) => line.startsWith("|"))) return tableHtml(lines, headings.at(-1));
  if (/^\d+\. /.test(block)) return listHtml("ol", lines, /^\d+\. /);
  if (/^[-*] /.test(block)) return listHtml("ul", lines, /^[-*] /);
  return block ? `<p>${inline(lines.join(" "))}</p>` : "";
}

function headingHtml([, marks = "", text = ""]: RegExpExecArray, headings: Heading[]): string {
  const level = marks.length;
  const rule = /^([A-Z]\d+) · (.*)$/.exec(text);
  const id = rule?.[1] ?? `part-${headings.length + 1}`;
  headings.push({ id, level, text: rule?.[2] ?? text });
  const number = rule ? `<span class="rule">${rule[1]}</span> ` : "";
  return `<h${level} id="${id}" tabindex="-1">${number}${inline(rule?.[2] ?? text)}</h${level}>`;
}

function tableHtml(lines: string[], under: Heading | undefined): string {
  const rows = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => inline(cell.trim())),
  );
  const [head = [], , ...body] = rows;
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const inside = body.map((cells) => row(cells, "td")).join("");
  // It scrolls sideways on a phone, so the keyboard must reach it and be told what it is.
  const name = under ? ` aria-labelledby="${under.id}"` : "";
  return `<div class="scroll" tabindex="0" role="group"${name}><table><thead>${row(head, "th")}</thead><tbody>${inside}</tbody></table></div>`;
}

function listHtml(tag: string, lines: string[], mark: RegExp): string {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

function inline(text: string): string {
  // Stars inside code mean nothing, but emphasis may go around code: code first, as a character.
  const pieces: string[] = [];
  const coded = escaped(text).replace(/`([^`]+)`/g, (_, code) => {
    pieces.push(`<code>${code}</code>`);
    return "\u0000";
  });
  return coded
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replaceAll("\u0000", () => pieces.shift() ?? "");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
