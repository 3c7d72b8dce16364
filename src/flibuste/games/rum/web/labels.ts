import { along, far, type Lane, type Place, type Point, type Town } from "./town.ts";

/** Where all that is written on the town finds its place at once, so that nothing lies over another. */

/** A box, by its middle. */
export interface Area extends Point {
  w: number;
  h: number;
}

/** How bad it is to lie over it; what lies on an alley is no harm to that one's own price. */
export interface Obstacle extends Area {
  bad: number;
  alley?: string;
}

/** Where something may be written, the best places first. */
export interface Label {
  alley: string | null;
  places: readonly Area[];
}

const GAP = 1; // units that belong between two things
const NEAR = 4; // units below which it is hard to see what belongs to what
const FULL = 10; // what is written, or out of sight: nothing is worse to lie over
const ROUNDS = 4; // the first ones did not know yet where the last ones have to be
const STEPS = 12; // along an alley, where its price may lie
const ASIDE = [0, 7, -7, 11, -11]; // units beside its middle
const ROUND = 20; // how broad a square is drawn
const STONE = 7;
const ALL: Area = { x: 150, y: 150, w: 352, h: 352 };

/** How far apart two boxes are two boxes; below 0 one lies over the other. */
export const apart = (one: Area, two: Area): number =>
  Math.max(
    Math.abs(one.x - two.x) - (one.w + two.w) / 2,
    Math.abs(one.y - two.y) - (one.h + two.h) / 2,
  );

/** What one thing so near to another costs. */
function nuisance(one: Area, two: Area, bad: number): number {
  const gap = apart(one, two);
  if (gap >= NEAR) return 0;
  return gap < GAP ? (GAP + 1 - gap) * bad : (NEAR - gap) * 0.2;
}

/** A place for each label: none over what lies there, nor one over the other, where that can be. */
export function placed(
  labels: readonly Label[],
  obstacles: readonly Obstacle[],
  sight: Area = ALL,
): Area[] {
  const rated = labels.map(({ alley, places }) =>
    places.map((at, nth) => {
      const outside = Math.max(
        Math.abs(at.x - sight.x) - (sight.w - at.w) / 2 + GAP,
        Math.abs(at.y - sight.y) - (sight.h - at.h) / 2 + GAP,
        0,
      );
      let cost = outside * FULL + nth * 0.15;
      for (const one of obstacles)
        if (!alley || one.alley !== alley) cost += nuisance(at, one, one.bad);
      return { at, cost };
    }),
  );
  const put: Area[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const [nth, places] of rated.entries()) {
      let least = Number.POSITIVE_INFINITY;
      for (const { at, cost } of places) {
        let sum = cost;
        for (const [other, there] of put.entries())
          if (other !== nth && sum < least) sum += nuisance(at, there, FULL);
        if (sum < least) {
          least = sum;
          put[nth] = at;
        }
      }
    }
  return put;
}

/** What is seen on the town: the captain, squares, taverns' names, who stands in the alleys, stones. */
export function obstaclesOf(
  { squares, lanes }: Town,
  captain: string,
  filled: Readonly<Record<string, unknown>>,
  lit: ReadonlySet<string>,
): Obstacle[] {
  const some: Obstacle[] = [];
  for (const { id, x, y, kind } of squares.values()) {
    if (id === captain) some.push({ x: x + 1, y: y - 5, w: 20, h: 28, bad: 7 });
    else some.push({ x, y, w: ROUND, h: ROUND, bad: 4 });
    if (kind.startsWith("tavern")) some.push({ x, y: y + 14, w: 38, h: 9, bad: FULL });
  }
  for (const { id: alley, stands } of lanes.values())
    for (const { x, y } of stands)
      if (alley in filled) some.push({ x, y: y - 3, w: STONE, h: 12, bad: 3, alley });
      else some.push({ x, y, w: STONE, h: STONE, bad: lit.has(alley) ? 1.5 : 0.7, alley });
  return some;
}

/** On its own alley, the middle first, else beside it; if that is too short, beside its goal or its gate. */
export function pricesAt({ path, dark }: Lane, goal: Place | null, w: number, h: number): Area[] {
  const whole = path.slice(1).reduce((sum, to, nth) => sum + far(path[nth], to), 0);
  const parts = Array.from({ length: STEPS - (dark ? 0 : 1) }, (_, nth) => (nth + 1) / STEPS)
    .toSorted((one, two) => Math.abs(one - 0.5) - Math.abs(two - 0.5))
    .map((part) => part * whole);
  const onto = ASIDE.flatMap((aside) =>
    parts.map((part) => {
      const [{ x, y }, to] = [along(path, part), along(path, Math.min(part + 1, whole))];
      const from = along(path, part - 1);
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const long = Math.hypot(dx, dy) || 1;
      return { x: x - (dy / long) * aside, y: y + (dx / long) * aside, w, h };
    }),
  );
  const end = goal ?? (dark ? path.at(-1) : undefined);
  if (!end) return onto;
  const [side, up] = [w / 2 + 12, h / 2 + 11];
  const low = up + (goal?.kind.startsWith("tavern") ? 9 : 0);
  return [
    ...onto,
    ...around(
      end,
      [
        [0, -up],
        [side, 0],
        [-side, 0],
        [0, low],
        [side, -8],
        [-side, -8],
        [side, 8],
        [-side, 8],
      ],
      w,
      h,
    ),
  ];
}

function around(
  { x, y }: Point,
  by: readonly (readonly [number, number])[],
  w: number,
  h: number,
): Area[] {
  return by.map(([dx, dy]) => ({ x: x + dx, y: y + dy, w, h }));
}

/** Around a goal; a tavern hangs it under its name, if it can. */
export function tagsAt({ squares }: Town, goal: Place, w: number, tag: number): Area[] {
  const [side, up, low] = [w / 2 + 12, 11 + 6 * tag, goal.kind.startsWith("tavern") ? 20 : 11];
  const below = low + 5.5 * tag;
  const by = [
    [0, below],
    [side, 0],
    [-side, 0],
    [0, -up],
    [side - 5, 12],
    [5 - side, 12],
    [side - 5, -12],
    [5 - side, -12],
    [w / 3, below],
    [-w / 3, below],
    [w / 3, -up],
    [-w / 3, -up],
  ] as const;
  const places = around(goal, by, w, 11 * tag);
  // Nearer to another square nobody knows whose it is.
  const round = ({ x, y }: Point): Area => ({ x, y, w: ROUND, h: ROUND });
  const own = places.filter((at) => {
    const gap = apart(at, round(goal)) + 4;
    return [...squares.values()].every((one) => one.id === goal.id || apart(at, round(one)) > gap);
  });
  return own.length ? own : places;
}
