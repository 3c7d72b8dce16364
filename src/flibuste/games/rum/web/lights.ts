import type { Choice } from "$board/handles.ts";
import { far, type Lane, middle, type Place, type Point, type Town } from "./town.ts";
import type { Act, Effect, Scenery, Sight } from "./types.ts";

/** One thing that waits at a goal: a drawing and what is written beside it. */
export interface Waits {
  sign: string;
  text: string;
}

/** An alley that can be taken: where its price is written, where it leads, what waits there. */
export interface Light {
  alley: string;
  lane: Lane;
  choice: Choice<Act, Effect>;
  effect: Effect;
  /** What is to be paid for this one. */
  coins: number;
  /** The middle of the price. */
  price: Point;
  goal: Place | null;
  waits: readonly Waits[];
  /** The middle of what is told of the goal, and its width. */
  tag: (Point & { w: number }) | null;
}

const ALLEY = "alley:";
export const handleOf = (alley: string): string => `${ALLEY}${alley}`;
export const alleyOf = (handle: string): string => handle.slice(ALLEY.length);

/** Every alley that can be touched with the act that it makes: alone, if it can be taken alone. */
export function waysOf(choices: readonly Choice<Act, Effect>[]): Map<string, Choice<Act, Effect>> {
  return new Map(
    choices
      .filter(({ take }) => take.some((handle) => handle.startsWith(ALLEY)))
      .toSorted((one, two) => two.take.length - one.take.length)
      .flatMap((choice) => choice.take.map((handle) => [alleyOf(handle), choice] as const)),
  );
}

/** How big prices and tags are drawn, so that they can be read however small the town is. */
export interface Sizes {
  price: number;
  tag: number;
  /** Too small, or too many: only these tell what waits at their goals. */
  few: ReadonlySet<string> | null;
}

/** All that is lit; each sign is put where it hides least. */
export function lightsOf(
  town: Town,
  choices: readonly Choice<Act, Effect>[],
  view: Sight,
  scenery: Scenery,
  size: Sizes,
): Light[] {
  const captain = town.squares.get(view.captain);
  const used: Point[] = captain ? [captain, { x: captain.x, y: captain.y - 10 }] : [];
  // A tavern's name is read too.
  for (const { kind, x, y } of town.squares.values())
    if (kind.startsWith("tavern")) used.push(...spread({ x, y: y + 14 }, 14));
  const ways = [...waysOf(choices)].flatMap(([alley, choice]) => {
    const lane = town.lanes.get(alley);
    return lane && choice.effect ? [{ alley, lane, choice, effect: choice.effect }] : [];
  });
  // The second of two dark alleys costs no more than the first: the sentence tells how much.
  const paid = view.scenes.some((scene) => scene.scene === "turn" && scene.dark !== null);
  const priced = ways.map((way) => {
    const coins = paid ? 0 : way.effect.coins;
    const at = beside(town, way.lane, coins > 0, size.price, used);
    used.push(at);
    return { ...way, coins, price: at };
  });
  return priced.map((way) => {
    const goal = way.effect.goal ? (town.squares.get(way.effect.goal) ?? null) : null;
    const waits = waitsAt(way.effect, goal, view, scenery);
    const w = (waits.reduce((sum, { text }) => sum + widthOf(text), 0) + 4) * size.tag;
    const told = goal && waits.length && (size.few?.has(way.alley) ?? true);
    const tag = told ? { ...tagAt(town, goal, w, size.tag, used), w } : null;
    if (tag) used.push(...spread(tag, w / 2));
    return { ...way, goal, waits, tag };
  });
}

/** How wide one thing that waits is drawn, at its usual size. */
export const widthOf = (text: string): number => 12 + text.length * 4;

const PRINTED: Readonly<Record<string, string>> = { rendezvous: "4–6", goods: "2–5" };

/** What a goal gives: the server names it, the tiles tell their numbers. */
export function waitsAt(
  effect: Effect,
  goal: Place | null,
  view: Sight,
  scenery: Scenery,
): Waits[] {
  if (!goal) return [];
  const kind = goal.kind.split("_")[0] ?? "";
  const waits: Waits[] = effect.offer.map((tile) => ({
    sign: kind === "tavern" ? "mug" : kind,
    text: tile.match(/\d+$/)?.[0] ?? "",
  }));
  const sting = kind === "chest" && view.face_up.scorpion?.match(/\d+$/)?.[0];
  if (sting) waits.push({ sign: "scorpion", text: sting });
  if (effect.gain) waits.push({ sign: kind, text: `+${effect.gain}` });
  const left = kind in PRINTED && view.stacks[kind];
  if (left) waits.push({ sign: kind, text: PRINTED[kind] ?? "" });
  if (effect.meets) {
    waits.push({ sign: "rendezvous", text: `+${scenery.rendezvous[effect.meets] ?? ""}` });
  }
  return waits;
}

/** Beside the middle of an alley, on the side with more room. */
function beside(
  town: Town,
  lane: Lane,
  high: boolean,
  size: number,
  used: readonly Point[],
): Point {
  const half = Math.floor(lane.path.length / 2);
  const [from, to] = [lane.path[Math.max(0, half - 1)], lane.path[half]];
  const at = middle(lane);
  if (!from || !to) return at;
  const length = far(from, to) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const gap = ((lane.dark ? 15 : 12) + (high ? 6 * Math.abs(ny) : 0)) * Math.max(1, size * 0.9);
  return best(
    town,
    [at, ...lane.stands].flatMap(({ x, y }) =>
      [gap, -gap].map((by) => ({ x: x + nx * by * 1.1, y: y + ny * by })),
    ),
    0,
    used,
  );
}

/** Around a goal; a tavern hangs it under its name, if it can. */
function tagAt(
  town: Town,
  { x, y, kind }: Place,
  w: number,
  size: number,
  used: readonly Point[],
): Point {
  const [side, up] = [w / 2 + 12, 11 + 6 * size];
  const around = [
    [0, kind.startsWith("tavern") ? 20 + 5.5 * size : up],
    [side, 0],
    [-side, 0],
    [0, -up],
    [side - 5, 12],
    [5 - side, 12],
  ] as const;
  return best(
    town,
    around.map(([dx, dy]) => ({ x: x + dx, y: y + dy })),
    w / 2,
    used,
  );
}

/** Of these the one with most room around it and around its ends. */
function best(town: Town, some: readonly Point[], half: number, used: readonly Point[]): Point {
  const room = (one: Point): number =>
    Math.min(...spread(one, half).map((at) => roomAt(town, at, used)));
  const [first = { x: 0, y: 0 }, ...others] = some.filter(inside);
  return others.reduce((so, one) => (room(one) > room(so) ? one : so), first);
}

/** Something broad: its middle and its ends. */
const spread = ({ x, y }: Point, half: number): Point[] =>
  [0, half, -half].map((by) => ({ x: x + by, y }));

const inside = ({ x, y }: Point): boolean => Math.min(x, y) > -20 && Math.max(x, y) < 320;

function roomAt(town: Town, at: Point, used: readonly Point[]): number {
  let room = 99;
  for (const point of used) room = Math.min(room, far(point, at) * 0.55);
  for (const { stands } of town.lanes.values()) {
    for (const stand of stands) room = Math.min(room, far(stand, at));
  }
  for (const square of town.squares.values()) room = Math.min(room, far(square, at) - 6);
  return room;
}
