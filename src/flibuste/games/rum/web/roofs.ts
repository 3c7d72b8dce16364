import { far, line, mix, type Point, SIDE, type Town, tenth, WHOLE } from "./town.ts";

/**
 * The houses between the alleys: largest first, each along the alley next to it, never on one. The
 * seed is fixed, so every seat sees the same town; a layout is built once and kept.
 */
const PARTS = [
  ...(["shadow", "ridge", "line", "window", "tree", "leaf"] as const),
  ...(["a", "a2", "b", "b2", "c", "c2"] as const),
];
export type Part = (typeof PARTS)[number];
/** Three colours of roofs, each in the light and out of it. */
export type Slope = "a" | "a2" | "b" | "b2" | "c" | "c2";
/** A path for each. */
export type Roofs = Readonly<Record<Part, string>>;

interface House {
  at: Point;
  /** Half of its length and width. */
  w: number;
  h: number;
  cos: number;
  sin: number;
}

const SIZES = [
  [11, 7.5],
  [9, 6.5],
  [7, 5.5],
  [5.4, 4.6],
  [4.2, 3.8],
] as const;
const GRID = 3.3; // between two places where a house is tried
const TREES = 190; // tried on each plate
const FINE = 2; // cells to a unit: where something stands nothing else is built
const CELLS = WHOLE * FINE + 1;
const STEP = 4; // units between two places where an alley is measured

const built = new Map<string, Roofs>();

/** What was built for this layout before. */
export function builtOf(layout: string): Roofs | null {
  return built.get(layout) ?? null;
}

/** Build plate after plate, a breath between two: nobody waits for roofs. */
export async function build(
  layout: string,
  town: Town,
  breath: () => Promise<unknown>,
): Promise<Roofs> {
  const works = new Works(town);
  for (const { column, row } of town.plates) {
    await breath();
    works.plate(column * SIDE, row * SIDE);
  }
  built.set(layout, works.paths);
  return works.paths;
}

class Works {
  readonly paths = Object.fromEntries(PARTS.map((part) => [part, ""])) as Record<Part, string>;
  readonly #taken = new Uint8Array(CELLS * CELLS);
  /** Places on alleys, with the way these go. */
  readonly #ways: { at: Point; turn: number }[] = [];
  #seed = 7;

  constructor({ lanes, squares }: Town) {
    const legs = [...lanes.values()].flatMap(({ path }) =>
      path.slice(1).map((to, nth) => [path[nth] ?? to, to] as const),
    );
    for (const [from, to] of legs) {
      const turn = Math.atan2(to.y - from.y, to.x - from.x);
      const length = far(from, to);
      for (let way = 0; way < length; way += STEP) {
        const at = mix(from, to, way / length);
        this.#ways.push({ at, turn });
        this.#stands({ at, w: 5.6, h: 5.6, ...turned(turn) }, true);
      }
    }
    for (const at of squares.values()) {
      for (let turn = 0; turn < 3; turn += 0.4)
        this.#stands({ at, w: 11.8, h: 5, ...turned(turn) }, true);
    }
    // No house stands on two plates.
    for (const side of [0, SIDE, 2 * SIDE, WHOLE]) {
      const line = { w: WHOLE / 2, h: 1 };
      this.#stands({ at: { x: WHOLE / 2, y: side }, ...line, cos: 1, sin: 0 }, true);
      this.#stands({ at: { x: side, y: WHOLE / 2 }, ...line, cos: 0, sin: 1 }, true);
    }
  }

  #next(): number {
    this.#seed = (this.#seed * 16807) % 2147483647;
    return this.#seed / 2147483647;
  }

  plate(X: number, Y: number): void {
    const near = this.#ways.filter(({ at }) => far(at, { x: X + 50, y: Y + 50 }) < SIDE);
    const spots: { at: Point; turn: number }[] = [];
    for (let down = 3; down < SIDE - 2; down += GRID) {
      for (let right = 3; right < SIDE - 2; right += GRID) {
        const at = { x: X + right + this.#next(), y: Y + down + this.#next() };
        if (this.#stands({ at, w: 3, h: 3, cos: 1, sin: 0 })) continue;
        let [turn, least] = [0, SIDE];
        for (const way of near) {
          const room = far(way.at, at);
          if (room < least) [turn, least] = [way.turn, room];
        }
        spots.push({ at, turn });
      }
    }
    for (const [w, h] of SIZES) {
      for (const { at, turn } of spots) {
        const across = this.#next() < 0.25 ? Math.PI / 2 : 0;
        const house = { at, w, h, ...turned(turn + across) };
        if (!this.#stands(house)) this.#raise(house);
      }
    }
    for (let nth = 0; nth < TREES; nth++) {
      const at = { x: X + 4 + this.#next() * 92, y: Y + 4 + this.#next() * 92 };
      const w = 1.6 + this.#next() * 1.7;
      const tree = { at, w: w - 0.6, h: w - 0.6, cos: 1, sin: 0 };
      if (this.#stands(tree)) continue;
      this.#stands(tree, true);
      this.paths.shadow += disc(at.x + 1, at.y + 1.4, w);
      this.paths.tree += disc(at.x, at.y, w);
      this.paths.leaf += disc(at.x - 0.4, at.y - 0.5, w * 0.62);
    }
  }

  /** Whether something stands there; or something does from now on. */
  #stands(house: House, now = false): boolean {
    for (let u = -house.w; u <= house.w; u += 0.5) {
      for (let v = -house.h; v <= house.h; v += 0.5) {
        const { x, y } = spot(house, u, v);
        const cell = Math.round(y * FINE) * CELLS + Math.round(x * FINE);
        if (now) this.#taken[cell] = 1;
        else if (this.#taken[cell]) return true;
      }
    }
    return false;
  }

  /** Light falls from the upper left: two slopes lie in it, two do not. */
  #raise(house: House): void {
    const { w, h, cos, sin } = house;
    this.#stands({ ...house, w: w + 0.5, h: h + 0.5 }, true);
    const tone = this.#next() < 0.6 ? "a" : this.#next() < 0.7 ? "b" : "c";
    const slope = (lit: boolean): Slope => (lit ? tone : `${tone}2`);
    const hip = Math.min(w * 0.35, h * 0.7);
    const at = (u: number, v: number): Point => spot(house, u, v);
    const [r1, r2] = [at(hip - w, 0), at(w - hip, 0)];
    const [A, B, C, D] = [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
    const [upper, end] = [sin * 0.6 < cos * 0.8, cos * 0.6 + sin * 0.8 < 0];
    const paths = this.paths;
    paths.shadow += shape(...[A, B, C, D].map(({ x, y }) => ({ x: x + 1.6, y: y + 2.2 })));
    paths[slope(upper)] += shape(A, B, r2, r1);
    paths[slope(!upper)] += shape(D, C, r2, r1);
    paths[slope(end)] += shape(B, C, r2);
    paths[slope(!end)] += shape(A, D, r1);
    paths.ridge += line([A, r1, r2, B]) + line([D, r1]) + line([C, r2]);
    for (const part of [-0.7, -0.36, 0.36, 0.7]) {
      const u = w - hip * (1 - Math.abs(part));
      paths.line += line([at(-u, h * part), at(u, h * part)]);
    }
    if (w > 5) {
      const side = this.#next() < 0.5 ? -0.55 : 0.55;
      const { x, y } = at((this.#next() - 0.5) * w, h * side);
      paths.window += `M${tenth(x - 0.9)} ${tenth(y - 0.8)}h1.8v1.6h-1.8z`;
    }
  }
}

const turned = (angle: number) => ({ cos: Math.cos(angle), sin: Math.sin(angle) });

function spot({ at, cos, sin }: House, u: number, v: number): Point {
  return { x: at.x + u * cos - v * sin, y: at.y + u * sin + v * cos };
}

function shape(...points: readonly Point[]): string {
  return `${line(points)}Z`;
}

function disc(x: number, y: number, r: number): string {
  const [R, D] = [tenth(r), tenth(2 * r)];
  return `M${tenth(x - r)} ${tenth(y)}a${R} ${R} 0 1 0 ${D} 0a${R} ${R} 0 1 0 ${-D} 0Z`;
}
