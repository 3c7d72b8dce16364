/**
 * Drawings written shortly. `# name width height` begins one; then a line for each stroke: how it is
 * inked, and its path, in which `@x y r` is a circle; `%` after it draws it once more, mirrored.
 * Inked: its fill (`-` none, `~` as who uses it says), `!` without a line, or `/` and the line's
 * colour, `*` and its width. A colour is short hex, `me` (the text's), or a name that a style sets:
 * `camp:752` where it may not.
 */
const STROKE = /^([^\s!/*]*)(!)?(?:\/([^\s*]*))?(?:\*(\S+))? (.+?)(%)?$/gm;
const CIRCLE = /@(\S+) (\S+) ([^\s@A-Za-z]+)/g;
/** All but the hundredth part of a hair. */
const ROUND = "M$1 $2m-$3 0a$3 $3 0 1 1 0 .01z";
const HEX = /^[\da-f]{3,4}$/;

function colour(name: string): string {
  if (name === "me") return "currentColor";
  if (HEX.test(name)) return `#${name}`;
  return `var(--${name.replace(":", ",#")})`;
}

/** The symbols of a text of drawings, each named with the prefix. */
export function symbolsOf(text: string, prefix: string): string {
  return text
    .split("# ")
    .slice(1)
    .map((drawing) => {
      const [head = "", ...lines] = drawing.split("\n");
      const [name, width = "96", height = width] = head.split(" ");
      const paths = lines.join("\n").replace(STROKE, (_, ...told) => path(told, width));
      return `<symbol id="${prefix}${name}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round">${paths}</symbol>`;
    })
    .join("");
}

function path([fill, bare, line, width, d, twice]: string[], wide: string): string {
  const inked = Object.entries({
    fill: fill === "~" ? "" : !fill || fill === "-" ? "none" : colour(fill),
    stroke: bare ? "none" : line && colour(line),
    "stroke-width": width,
    d: d?.replace(CIRCLE, ROUND),
  });
  const drawn = inked.map(([name, value]) => (value ? `${name}="${value}"` : "")).join(" ");
  return `<path ${drawn}/>${twice ? `<path ${drawn} transform="matrix(-1 0 0 1 ${wide} 0)"/>` : ""}`;
}
