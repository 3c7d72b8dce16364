import { CREW } from "./crew.ts";
import { DECKS } from "./decks.ts";
import { GUNPORTS } from "./gunports.ts";
import { PORTHOLES } from "./portholes.ts";
import { QUARTERS } from "./quarters.ts";
import { SIGNS } from "./signs.ts";

/*
 * Drawings in few letters. A symbol begins with its name and, if it is not 0 0 64 64, its box; then
 * each line is a shape, the lowest first: how it is painted, its colour (a literal one, a name of
 * the palette, `own` for that of the text) and perhaps its opacity after a slash; for a line how
 * wide; then a path, or `O` with the middle and the radius or two of an ellipse.
 *
 *   o  filled and outlined      -  a line           e  the frame of an empty place
 *   .  filled                   ~  a round line     g  the sign in it       r  the ring of a join
 *   *  another symbol           <  as it stands
 */
const SHAPE = /^(.)([\w#-]*)\/?([\d.]*) (?:([\d.]+) )?(.*)$/;
const NAMES: Record<string, string> = { "-": "line", "~": "line pt-round", ".": "plain" };

const ink = (colour: string): string =>
  colour.startsWith("#") ? colour : colour === "own" ? "currentColor" : `var(--${colour})`;

function shape(line: string): string {
  if (line.startsWith("<")) return line;
  if (line.startsWith("*")) return `<use href="#pt-${line.slice(1)}"/>`;
  const [, kind = "", colour = "", opacity, width, drawn = ""] = SHAPE.exec(line) ?? [];
  const [x, y, across, down = across] = drawn.slice(1).split(" ");
  const form = drawn.startsWith("O")
    ? `ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}"`
    : `path d="${drawn}"`;
  const paint = colour && `${width ? "stroke" : "fill"}="${ink(colour)}"`;
  const thick = width ? ` stroke-width="${width}"` : "";
  const faint = opacity ? ` opacity="${opacity}"` : "";
  return `<${form} class="pt-${NAMES[kind] ?? kind}" ${paint}${thick}${faint}/>`;
}
function symbol(text: string): string {
  const [head = "", ...shapes] = text.split("\n");
  const [name, ...box] = head.split(" ");
  const view = box.join(" ") || "0 0 64 64";
  return `<symbol id="pt-${name}" viewBox="${view}">${shapes.map(shape).join("")}</symbol>`;
}

/** All symbols, as they stand in the page. */
export const ART = [CREW, DECKS, GUNPORTS, PORTHOLES, QUARTERS, SIGNS]
  .flatMap((family) => family.trim().split("\n\n"))
  .map(symbol)
  .join("");
