/**
 * Where everything is, in real pixels, from the size of the board alone: nothing that is said or
 * played moves a thing, and nothing is stretched.
 */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where somebody stands (feet) or floats (waterline), how big and how tilted. */
export interface Spot {
  x: number;
  y: number;
  s: number;
  tilt: number;
}

export interface Place {
  x: number;
  /** What a finger may touch. */
  touch: Box;
  /** The hanging board with the points. */
  board: Box;
}

export interface Basin {
  /** The rope around it. */
  rope: Box;
  /** The board with the points. */
  sign: Box;
}

/** The picture: sky, ship, plank and sea. */
export interface Stage {
  W: number;
  H: number;
  /** What the sentence covers of its top. */
  top: number;
  /** The size of all furniture; 1 on a desk. */
  k: number;
  small: boolean;
  /** Where the plank leaves the rail, and where it ends. */
  ship: number;
  tip: number;
  step: number;
  deck: number;
  feet: number;
  thick: number;
  /** The size of a pirate on the plank. */
  s: number;
  horizon: number;
  sea: number;
  basin: number;
  places: readonly Place[];
  basins: readonly Basin[];
  /** Where the n-th to fall swims. */
  slots: readonly Spot[];
  /** Where “No thanks!” is played: over nobody. */
  pass: Box;
}

/** My hand: twelve cells to touch, a card of one size in the middle of each. */
export interface Tray {
  box: Box;
  cells: readonly Box[];
  card: { w: number; h: number };
}

export interface Layout {
  stage: Stage;
  tray: Tray | null;
}

const PLACES = 4;
const BASINS = 5;
const TALL = 1.4; // a card's height for its width
const FINGER = 44; // pixels that a finger needs
const LOW = 430; // pixels: a phone that lies on its side

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export function layout(W: number, H: number, cover: number, hand = true): Layout {
  if (!hand) return { stage: stageOf(W, H, cover), tray: null };
  if (W > H && H < LOW) return beside(W, H, cover);
  return W >= 730 && W / H >= 1.15 ? inOneRow(W, H, cover) : inTwoRows(W, H, cover);
}

/** A phone on its side: the hand in two columns under the right thumb, the picture full height. */
function beside(W: number, H: number, cover: number): Layout {
  const [wide, high] = [Math.max(46, Math.round(H / 7.6)), H / 6];
  const left = W - 2 * wide - 8;
  const cells = times(12, (nth) => ({
    x: left + 4 + wide * Math.floor(nth / 6),
    y: high * (nth % 6),
    w: wide,
    h: high,
  }));
  const box = { x: left, y: 0, w: W - left, h: H };
  return { stage: stageOf(left, H, cover), tray: { box, cells, card: fitted(wide - 6, high - 7) } };
}

/** A wide board: twelve in a row, with a gap between pirates and the rest. */
function inOneRow(W: number, H: number, cover: number): Layout {
  const gap = 16;
  const high = Math.round(between(104, H * 0.175, 196));
  const card = fitted(Math.min((W - 32 - gap) / 12 - 9, 112), high - 40);
  const wide = Math.min((W - 24 - gap) / 12, card.w + 18);
  const left = (W - 12 * wide - gap) / 2;
  const y = H - high;
  const cells = times(12, (nth) => ({
    x: left + wide * nth + (nth < 6 ? 0 : gap),
    y: y + 6,
    w: wide,
    h: high - 6,
  }));
  return { stage: stageOf(W, y, cover), tray: { box: { x: 0, y, w: W, h: high }, cells, card } };
}

/** A tall board: pirates above, the rest below. */
function inTwoRows(W: number, H: number, cover: number): Layout {
  const high = Math.round(between(136, H * 0.304, 290));
  const y = H - high;
  const row = (high - 10) / 2;
  const wide = Math.min((W - 12) / 6, row * 0.88);
  const left = (W - wide * 6) / 2;
  const cells = times(12, (nth) => ({
    x: left + wide * (nth % 6),
    y: y + 7 + row * Math.floor(nth / 6),
    w: wide,
    h: row,
  }));
  const tray = { box: { x: 0, y, w: W, h: high }, cells, card: fitted(wide - 7, row - 8) };
  return { stage: stageOf(W, y, cover), tray };
}

function times<T>(count: number, make: (nth: number) => T): T[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}

/** The biggest card that fits. */
function fitted(w: number, h: number): { w: number; h: number } {
  const wide = Math.min(w, h / TALL);
  return { w: wide, h: wide * TALL };
}

function stageOf(W: number, H: number, cover: number): Stage {
  const top = cover || 4;
  const k = between(0.46, Math.min(0.5 + (W - 360) / 1536, H / 560), 1.7);
  const ship = 46 + (W - 360) * 0.195;
  const end = 30 + (W - 360) * 0.08;
  const step = (W - ship - end) / PLACES;
  const edge = between(3, 20 * (2 * k - 1), 24);
  const pool = (W - 2 * edge) / BASINS;
  const deep = Math.round(Math.min(H * (W / H < 1.45 ? 0.345 : 0.29), 70 + 1.1 * pool));
  const basin = H - deep - Math.round(between(3, 16 * k - 4, 16));
  const thick = 6 + 14 * k;
  const hang = 28 + 56 * k;
  const ideal = top + (basin - top) * Math.min(0.52 + 0.12 * k, 0.66);
  const deck = Math.round(Math.min(ideal, basin - hang - 22 * k));
  const s = Math.max(0, Math.min(step / Math.min(80 + (W - 360) / 64, 92), (deck - top - 4) / 143));
  const feet = deck - 4 * k;
  const stage = { W, H, top, k, ship, step, deck, feet, thick, s, basin };
  return {
    ...stage,
    small: W < 600,
    tip: W - end * 0.72,
    horizon: deck + 20 * k - 8,
    sea: deck + hang - 8 * k,
    places: times(PLACES, (n) => placeOf(stage, n, hang)),
    basins: times(BASINS, (n) => basinOf(stage, edge + pool * n, pool, deep)),
    slots: times(BASINS * 4, (n) => slotOf(stage, edge, pool, deep, n)),
    pass: passOf(stage),
  };
}

/** Between the second and the third, where there is so much room; else on board, where nobody stands. */
function passOf({ top, k, ship, step, s, feet }: Bones & Pick<Stage, "top">): Box {
  const room = step - 84 * s;
  const between = room >= FINGER;
  const w = Math.max(FINGER, Math.min(104 * k, between ? room : ship * 0.7));
  const h = w * TALL;
  if (between) return { x: ship + step * 2 - w / 2, y: top + 14 * k, w, h };
  return { x: Math.max(1, (ship - w) / 2), y: Math.max(top + 6, feet - 59 * s - h / 2), w, h };
}

type Bones = Pick<Stage, "k" | "ship" | "step" | "deck" | "feet" | "thick" | "s" | "basin">;

function placeOf({ k, ship, step, deck, feet, thick, s }: Bones, n: number, hang: number): Place {
  const x = ship + step * (n + 0.5);
  const [w, h] = [Math.min(4 + 100 * k, step * 0.8), 4 + 32 * k];
  const y = feet - 118 * s;
  return {
    x,
    touch: { x: x - step * 0.46, y, w: step * 0.92, h: deck + hang + 6 * k - y },
    board: { x: x - w / 2, y: deck + thick + 10 * k, w, h },
  };
}

function basinOf({ k, basin }: Bones, x: number, pool: number, deep: number): Basin {
  const [inset, down] = [4 * k, 2 + 12 * k];
  const [w, h] = [Math.min(84 * k, pool * 0.6), signHeight(k)];
  return {
    rope: { x: x + inset, y: basin + down, w: pool - 2 * inset, h: deep - down - 4 * k },
    sign: { x: x + (pool - w) / 2, y: basin - 3 * k, w, h },
  };
}

const signHeight = (k: number): number => 2 + 30 * k;

/** Four to a basin, two by two: a swimmer reaches from 52 above to 24 below the waterline. */
function slotOf({ k, basin }: Bones, edge: number, pool: number, deep: number, n: number): Spot {
  const [nth, row] = [n % 4, n % 4 < 2 ? 0 : 1];
  const from = basin + signHeight(k) - 3 * k;
  const high = (basin + deep - 9 * k - from) / 2;
  const s = Math.min(pool / 150, high / 80);
  const side = nth % 2 ? 1 : -1;
  const loose = Math.max(0, (pool * 0.25 - 38 * s) * 0.3) * (row ? 1 : -1);
  return {
    x: edge + pool * (Math.floor(n / 4) + 0.5) + side * pool * 0.24 + loose,
    y: from + high * (row + 0.5) + 14 * s,
    s,
    tilt: side * 6,
  };
}
