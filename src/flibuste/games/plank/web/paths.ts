import type { Spot, Stage } from "./layout.ts";

/** A row of waves from left to right of a strip of water, `high` above and below its line. */
export function waves(
  width: number,
  line: number,
  high: number,
  count: number,
  to: number,
): string {
  const half = width / count / 2;
  const crests = `q${half / 2} ${-high} ${half} 0t${half} 0`.repeat(count);
  return `M0 ${line}${crests}V${to}H0z`;
}

/** The way of who falls: off the tip, along the strip of open water, into the slot. */
export function fallingWay({ tip, deck, s, k, basin, places }: Stage, to: Spot): string {
  const lane = basin - 22 * k - 3;
  const from = (places.at(-1)?.x ?? 0) + 26 * s;
  return (
    `M${from} ${deck - 46 * s}C${tip + 10 * k} ${deck - 60 * s} ${tip + 4 * k} ${lane - 30 * k} ` +
    `${tip - 40 * k} ${lane}S${to.x + 90 * k} ${lane - 8 * k} ${to.x + 28 * to.s} ${to.y - 56 * to.s}`
  );
}

/** A leap over the others' heads: the curve, where it ends, and the way an arrow points there. */
export interface Leap {
  d: string;
  x: number;
  y: number;
  turn: number;
}

/** From the rail (null) or a place to a place. */
export function leap(stage: Stage, from: number | null, to: number): Leap {
  const { s, feet, ship, step, k, top } = stage;
  const [start, goal] = [from === null ? ship - 30 * k : placeX(stage, from), placeX(stage, to)];
  const side = goal > start ? 1 : -1;
  const y = feet - 110 * s;
  const x1 = start + (from === null ? 0 : side * step * 0.2);
  const x = goal - side * step * 0.2;
  const [cx, cy] = [(x1 + x) / 2, Math.max(top - 10 * k, y - 16 - 74 * k)];
  const turn = Math.round((Math.atan2(y - cy, x - cx) * 180) / Math.PI);
  return { d: `M${x1} ${from === null ? feet - 60 * s : y}Q${cx} ${cy} ${x} ${y}`, x, y, turn };
}

export function placeX({ places }: Stage, place: number): number {
  return places[place - 1]?.x ?? 0;
}

export function put({ x, y, s, tilt }: Spot): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt}) scale(${s.toFixed(3)})`;
}

/** Numbers that look thrown but are always the same: stars are where they were yesterday. */
export function scattered(nth: number, salt: number): number {
  return Math.abs(Math.sin(nth * salt + 3) * 4375.5) % 1;
}
