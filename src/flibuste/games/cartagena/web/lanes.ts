import { type Plan, placesOf, SEGMENT, within } from "./plan.ts";

const ROWS = 6;
const LOW = 46; // pixels: rows lower than this want room from everything else

/** How large all is that lies around the rows. */
interface Parts {
  gate: number;
  boat: number;
  purse: number;
  card: number;
  line: number;
}

/**
 * A phone or a tablet held upright: a segment to a row, to and fro, the dungeon above and the boat
 * below, then the jetty with the hand. Rows are as high as there is room.
 */
export function lanes(width: number, height: number, open: boolean): Plan {
  const roomy = width >= 600;
  // Twelve cards and the gaps between them, an arrow, a word on its side.
  const line = open ? Math.min((width - 58) / 12.6, roomy ? 44 : 28) : 0;
  const usual: Parts = roomy
    ? { gate: 64, boat: 100, purse: 46, card: Math.min(90, width * 0.11, height * 0.1), line }
    : { gate: 42, boat: 52, purse: 32, card: Math.min(50, width * 0.137), line };
  const tight: Parts = { gate: 34, boat: 44, purse: 28, card: 42, line: Math.min(line, 24) };
  const parts = stepOf(height, usual) < LOW ? tight : usual;
  const step = within(24, stepOf(height, parts), roomy ? 120 : 84);
  const jetty = jettyOf(width, height, parts);
  const spare = Math.max(0, jetty.y - parts.gate - parts.boat - ROWS * step);
  const top = parts.gate + spare * 0.4;
  const pitch = (width - 6) / SEGMENT;
  const front = step * 0.555;
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    count: SEGMENT,
    y: top + step * row + step - front - 4,
    back: row % 2 === 1,
  }));
  const gate = { x: 2, y: 0, width: width - 4, height: top };
  const under = top + step * ROWS;
  const boat = { x: 2, y: under, width: width - 4, height: jetty.y - under };
  const first = (width - pitch * (SEGMENT - 1)) / 2;
  return {
    width,
    height,
    wide: false,
    big: roomy,
    places: placesOf(rows, first, pitch, gate, boat),
    rows,
    pitch,
    first,
    stone: {
      width: Math.min(pitch * 0.945, 150),
      front,
      top: step * 0.165,
      sign: Math.min(front * 0.8, pitch * 0.7),
    },
    // They stand before the sign of their own stone, clear of the stone above.
    feet: front * (roomy ? 0.36 : 0.24),
    air: step * 0.37,
    man: (step * (roomy ? 0.64 : 0.57)) / 58,
    shaft: 0,
    unit: roomy ? 1 : 0.6,
    cover: 0,
    gate,
    boat,
    jetty,
  };
}

function stepOf(height: number, parts: Parts): number {
  return (height - trayOf(parts) - parts.gate - parts.boat) / ROWS;
}

function trayOf({ purse, card, line }: Parts): number {
  return purse + (line ? line * 1.4 + 8 : 0) + card * 1.4 + (card > 60 ? 26 : 22);
}

function jettyOf(width: number, height: number, parts: Parts): Plan["jetty"] {
  const tall = trayOf(parts);
  const { card, purse, line } = parts;
  return {
    x: 0,
    y: height - tall,
    width,
    height: tall,
    card,
    pile: card > 60 ? 28 : 20,
    row: line,
    purse,
    line: line ? line * 1.4 + 8 : 0,
  };
}
