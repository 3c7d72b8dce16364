/** Where everything of the scene lies, in pixels of the stage: reckoned from its size alone. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A place to stand: `x` is its middle, `y` the edge between a stone's top and its front. */
export interface Place extends Point {
  /** The gallery it lies in, from the fortress on; −1 is the dungeon. */
  row: number;
}

export interface Row {
  count: number;
  y: number;
  /** Whether its squares run from right to left. */
  back: boolean;
}

export interface Plan {
  width: number;
  height: number;
  /** Four galleries in a cliff, or else six rows, one for each segment. */
  wide: boolean;
  /** Whether there is room for details. */
  big: boolean;
  /** The dungeon, squares 1 to 36, the boat. */
  places: Place[];
  rows: Row[];
  pitch: number;
  /** The middle of a row's leftmost stone. */
  first: number;
  stone: { width: number; front: number; top: number; sign: number };
  /** How far below the edge of a stone's top they stand. */
  feet: number;
  /** The room above a stone, and the size of the pirates there: 1 is 40 × 60. */
  air: number;
  man: number;
  /** How wide a ladder's shaft is; 0: there are none. */
  shaft: number;
  /** One unit of the drawn art: lines and ornaments. */
  unit: number;
  /** How far down the sentence lies over the fortress, if it does. */
  cover: number;
  gate: Box;
  boat: Box;
  jetty: Jetty;
}

export interface Jetty extends Box {
  /** Widths of a card of the hand, of the piles and of Tortuga's row; heights are 1.4 times that. */
  card: number;
  pile: number;
  row: number;
  /** Heights of its lines where it has lines; a wide one has all beside one another. */
  purse: number;
  line: number;
}

export const START = 0;
export const BOAT = 37;
export const SEGMENT = 6;

/** The name by which the server's acts know a place. */
export function handleOf(place: number): string {
  return `square:${place}`;
}

/** The places of a plan, from the dungeon to the boat. */
export function placesOf(
  rows: readonly Row[],
  first: number,
  pitch: number,
  gate: Box,
  boat: Box,
): Place[] {
  const squares = rows.flatMap(({ count, y, back }, row) =>
    Array.from({ length: count }, (_, k) => ({
      x: first + pitch * (back ? count - 1 - k : k),
      y,
      row,
    })),
  );
  const dungeon = { x: gate.x + gate.width / 2, y: gate.y + gate.height, row: -1 };
  const aboard = { x: boat.x + boat.width / 2, y: boat.y + boat.height * 0.5, row: rows.length };
  return [dungeon, ...squares, aboard];
}

/** The room for who still sits in the dungeon, from the gate's left edge on. */
export function cellsOf({ gate, unit, wide }: Plan): { x: number; width: number } {
  return wide
    ? { x: 10 * unit, width: gate.width - 24 * unit }
    : { x: gate.width * 0.14 - gate.x + 6, width: gate.width * 0.72 - 12 };
}

/** Where the pirates of a seat sit in the dungeon, one of so many seats. */
export function cellAt(plan: Plan, seat: number, seats: number): number {
  const { x, width } = cellsOf(plan);
  return plan.gate.x + x + (width * (seat + 0.5)) / seats;
}

/** All that a finger means by a place: its stone and the air above it. */
export function cellOf(plan: Plan, at: number): Box {
  const { pitch, air, stone } = plan;
  const { x = 0, y = 0 } = plan.places[at] ?? {};
  const above = air + stone.top * 0.3;
  return { x: x - pitch / 2, y: y - above, width: pitch, height: above + stone.front };
}

/** A stone with its top and its front. */
export function stoneOf(plan: Plan, at: number): Box {
  const { width, front, top } = plan.stone;
  const { x = 0, y = 0 } = plan.places[at] ?? {};
  return { x: x - width / 2, y: y - top, width, height: top + front };
}

/** A number short enough to be written many times. */
export function f(number: number): number {
  return Math.round(number * 10) / 10;
}

export function within(least: number, number: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
