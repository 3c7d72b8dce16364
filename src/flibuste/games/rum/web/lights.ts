import type { Choice } from "$board/handles.ts";
import { along, far, type Lane, middle, type Place, type Point, type Town } from "./town.ts";
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
  /** The middle of the price: it lies on its own alley. */
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

/** The alley that a touch of each goal means: the one in hand, else of several ways the cheapest. */
export function waysTo(lights: readonly Light[], chosen: ReadonlySet<string>): Map<string, string> {
  const rank = ({ alley, coins, effect }: Light): number =>
    chosen.has(alley) ? -1 : coins * MANY + effect.pirates;
  return new Map(
    lights
      .toSorted((one, two) => rank(two) - rank(one))
      .flatMap(({ goal, alley }) => (goal ? [[goal.id, alley] as const] : [])),
  );
}

/** What nothing should lie over: squares, the names of taverns, alleys that can be taken. */
export function countingOf(town: Town, choices: readonly Choice<Act, Effect>[]): Area[] {
  const squares = [...town.squares.values()].flatMap(({ x, y, kind }) => [
    { x, y, w: 26, h: 26 },
    ...(kind.startsWith("tavern") ? [{ x, y: y + 16, w: 44, h: 10 }] : []),
  ]);
  const ways = [...waysOf(choices).keys()].flatMap((id) => town.lanes.get(id)?.stands ?? []);
  return [...squares, ...ways.map(({ x, y }) => ({ x, y, w: STONE, h: STONE }))];
}

/** How big prices and tags are drawn, so that they can be read however small the town is. */
export interface Sizes {
  price: number;
  tag: number;
  /** Too small, or too many: only these tell what waits at their goals. */
  few: ReadonlySet<string> | null;
  /** What of the town is in sight: nothing is written beside it. */
  sight?: Area;
  /** Where something else is written. */
  busy?: readonly Area[];
}

/** A box, by its middle. */
export interface Area extends Point {
  w: number;
  h: number;
}

type Shown = Sizes & { captain: Area | undefined };

const ROUND = 20; // how broad a square is drawn
const STONE = 7;
const MANY = 100; // more pirates than anybody has: coins are dearer
const MOST = 30; // more room than that is no better
const ALL: Area = { x: 150, y: 150, w: 336, h: 336 };

/** All that is lit; each sign is put where it hides least. */
export function lightsOf(
  town: Town,
  choices: readonly Choice<Act, Effect>[],
  view: Sight,
  scenery: Scenery,
  size: Sizes,
): Light[] {
  const used: Area[] = [...(size.busy ?? [])];
  // A tavern's name is read too.
  for (const { kind, x, y } of town.squares.values())
    if (kind.startsWith("tavern")) used.push({ x, y: y + 14, w: 38, h: 9 });
  const ways = [...waysOf(choices)].flatMap(([alley, choice]) => {
    const lane = town.lanes.get(alley);
    return lane && choice.effect ? [{ alley, lane, choice, effect: choice.effect }] : [];
  });
  // The second of two dark alleys costs no more than the first: the sentence tells how much.
  const paid = view.scenes.some((scene) => scene.scene === "turn" && scene.dark !== null);
  const captain = town.squares.get(view.captain);
  const shown = { ...size, captain: captain && { x: captain.x, y: captain.y - 5, w: 18, h: 28 } };
  const priced = ways.map((way) => ({ ...way, coins: paid ? 0 : way.effect.coins }));
  // Beside a goal to which two ways lead nobody knows whose price it is.
  const alone = ({ effect }: { effect: Effect }): boolean =>
    priced.filter((one) => one.effect.goal === effect.goal).length === 1;
  // Twice: the first ones did not know yet where the last ones have to be.
  const prices: Area[] = [];
  for (const _ of [1, 2]) {
    for (const [nth, way] of priced.entries()) {
      const { coins, choice } = way;
      const w = (choice.act.type === "Recall" ? 26 : 21) * size.price;
      const others = prices.filter((_, other) => other !== nth);
      const high = (coins ? 28 : 15) * size.price;
      const goal = alone(way) ? town.squares.get(way.effect.goal ?? "") : undefined;
      prices[nth] = priceAt(town, way.lane, goal, { w, h: high }, shown, [...used, ...others]);
    }
  }
  used.push(...prices);
  return priced.map((way, nth) => {
    const goal = way.effect.goal ? (town.squares.get(way.effect.goal) ?? null) : null;
    const waits = waitsAt(way.effect, goal, view, scenery);
    const w = (waits.reduce((sum, { text }) => sum + widthOf(text), 0) + 4) * size.tag;
    const told = goal && waits.length && (size.few?.has(way.alley) ?? true);
    const tag = told ? tagAt(town, goal, w, shown, used) : null;
    if (tag) used.push(tag);
    const { x, y } = prices[nth] ?? middle(way.lane);
    return { ...way, price: { x, y }, goal, waits, tag };
  });
}

/** How wide one thing that waits is drawn, at its usual size. */
export const widthOf = (text: string): number => 12 + text.length * 4;

const PRINTED: Readonly<Record<string, string>> = { rendezvous: "4–6", goods: "2–5" };

/** What the guards that are left can be worth. */
function guardsLeft({ stacks }: Sight): string {
  if (!stacks.small) return stacks.big ? "4–6" : "";
  return stacks.big ? "1–6" : "1–3";
}

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
  const guards = kind === "guard" && guardsLeft(view);
  if (guards) waits.push({ sign: kind, text: guards });
  const left = kind in PRINTED && view.stacks[kind];
  if (left) waits.push({ sign: kind, text: PRINTED[kind] ?? "" });
  if (effect.meets) {
    waits.push({ sign: "rendezvous", text: `+${scenery.rendezvous[effect.meets] ?? ""}` });
  }
  // That nothing waits is told as well.
  if (!waits.length && kind !== "hq")
    waits.push({ sign: kind === "tavern" ? "mug" : kind, text: "0" });
  return waits;
}

const PLACES = 12; // along an alley, where its price may lie

/** On its own alley, as near to the middle as has room; if that is too short, beside its goal or its gate. */
function priceAt(
  town: Town,
  lane: Lane,
  goal: Place | undefined,
  { w, h }: { w: number; h: number },
  shown: Shown,
  used: readonly Area[],
): Area {
  const whole = lane.path.slice(1).reduce((sum, to, nth) => sum + far(lane.path[nth], to), 0);
  const places = Array.from({ length: PLACES - 1 }, (_, nth) => (nth + 1) / PLACES)
    .toSorted((one, two) => Math.abs(one - 0.5) - Math.abs(two - 0.5))
    .map((part) => ({ ...along(lane.path, whole * part), w, h }));
  const onto = best(town, [{ ...middle(lane), w, h }, ...places], shown, used, lane);
  const end = goal ?? (lane.dark ? lane.path.at(-1) : undefined);
  if (!end || roomAt(town, onto, shown, used, lane) >= 0) return onto;
  const [side, up] = [w / 2 + 12, h / 2 + 11];
  const beside = [
    [0, -up],
    [side, 0],
    [-side, 0],
    [0, up + (goal?.kind.startsWith("tavern") ? 9 : 0)],
    [side, -8],
    [-side, -8],
    [side, 8],
    [-side, 8],
  ].map(([dx = 0, dy = 0]) => ({ x: end.x + dx, y: end.y + dy, w, h }));
  return best(town, [onto, ...beside], shown, used, lane);
}

/** Around a goal; a tavern hangs it under its name, if it can. */
function tagAt(
  town: Town,
  { x, y, kind }: Place,
  w: number,
  shown: Shown,
  used: readonly Area[],
): Area {
  const { tag } = shown;
  const [side, up, low] = [w / 2 + 12, 11 + 6 * tag, kind.startsWith("tavern") ? 20 : 11];
  const around = [
    [0, low + 5.5 * tag],
    [side, 0],
    [-side, 0],
    [0, -up],
    [side - 5, 12],
    [5 - side, 12],
    [side - 5, -12],
    [5 - side, -12],
    [w / 3, low + 5.5 * tag],
    [-w / 3, low + 5.5 * tag],
    [w / 3, -up],
    [-w / 3, -up],
  ] as const;
  const places = around.map(([dx, dy]) => ({ x: x + dx, y: y + dy, w, h: 11 * tag }));
  // Nearer to another square nobody knows whose it is.
  const own = places.filter((at) => {
    const gap = apart(at, { x, y, w: ROUND, h: ROUND });
    return [...town.squares.values()].every((one) =>
      one.x === x && one.y === y ? true : apart(at, { ...one, w: ROUND, h: ROUND }) > gap + 4,
    );
  });
  return best(town, own.length ? own : places, shown, used);
}

/** Of these the one with most room around it. */
function best<A extends Area>(
  town: Town,
  some: readonly A[],
  shown: Shown,
  used: readonly Area[],
  own?: Lane,
): A {
  const rated = some.map((one) => ({ one, room: roomAt(town, one, shown, used, own) }));
  return rated.reduce((so, next) => (next.room > so.room ? next : so)).one;
}

/** How far apart two boxes are two boxes; below 0 one lies over the other. */
export const apart = (one: Area, two: Area): number =>
  Math.max(
    Math.abs(one.x - two.x) - (one.w + two.w) / 2,
    Math.abs(one.y - two.y) - (one.h + two.h) / 2,
  );

const RIM = 1.5; // units of a tag's line that belong in sight too

/** To hide what is written is worst, then to be out of sight, then a square or the captain. */
function roomAt(
  town: Town,
  at: Area,
  shown: Shown,
  used: readonly Area[],
  own: Lane | undefined,
): number {
  const { sight = ALL, captain } = shown;
  const over = (one: Point, size: number): number => apart(at, { ...one, w: size, h: size });
  const outside = Math.max(
    Math.abs(at.x - sight.x) - (sight.w - at.w) / 2 + RIM,
    Math.abs(at.y - sight.y) - (sight.h - at.h) / 2 + RIM,
  );
  let room = outside > 0 ? -5 * outside : MOST;
  if (captain) room = Math.min(room, 3 * apart(at, captain) + 2);
  for (const one of used) {
    const gap = apart(at, one) - 1;
    room = Math.min(room, gap < 0 ? gap * 10 : gap + 3);
  }
  for (const square of town.squares.values()) {
    const gap = over(square, ROUND);
    room = Math.min(room, gap < 0 ? gap * 3 : gap + 2);
  }
  for (const lane of town.lanes.values()) {
    if (lane === own) continue;
    for (const stand of lane.stands) room = Math.min(room, over(stand, STONE));
  }
  return room;
}
