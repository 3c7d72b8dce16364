import type { Choice } from "$board/handles.ts";
import { type Area, obstaclesOf, placed, pricesAt, tagsAt } from "./labels.ts";
import type { Lane, Place, Town } from "./town.ts";
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
  /** The price: it lies on its own alley, or beside it. */
  price: Area;
  goal: Place | null;
  waits: readonly Waits[];
  /** The middle of what is told of the goal, and its width. */
  tag: Area | null;
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

const MANY = 100; // more pirates than anybody has: coins are dearer

/** All that is lit; each sign is put where it hides least. */
export function lightsOf(
  town: Town,
  choices: readonly Choice<Act, Effect>[],
  view: Sight,
  scenery: Scenery,
  size: Sizes,
): Light[] {
  const ways = [...waysOf(choices)].flatMap(([alley, choice]) => {
    const lane = town.lanes.get(alley);
    return lane && choice.effect ? [{ alley, lane, choice, effect: choice.effect }] : [];
  });
  // The second of two dark alleys costs no more than the first: the sentence tells how much.
  const paid = view.scenes.some((scene) => scene.scene === "turn" && scene.dark !== null);
  const told = ways.map((way, nth) => {
    const { choice, effect, lane } = way;
    const coins = paid ? 0 : effect.coins;
    const goal = town.squares.get(effect.goal ?? "") ?? null;
    const waits = waitsAt(effect, goal, view, scenery);
    // Beside a goal to which two ways lead nobody knows whose price it is.
    const alone = ways.filter((one) => one.effect.goal === effect.goal).length === 1;
    const w = (choice.act.type === "Recall" ? 26 : 21) * size.price;
    const price = pricesAt(lane, alone ? goal : null, w, (coins ? 28 : 15) * size.price);
    const wide = (waits.reduce((sum, { text }) => sum + widthOf(text), 0) + 4) * size.tag;
    // Once for a goal, however many ways lead there.
    const first = ways.findIndex((one) => one.effect.goal === effect.goal) === nth;
    const tells = goal && waits.length && (size.few?.has(way.alley) ?? first);
    return {
      ...way,
      coins,
      goal,
      waits,
      price,
      tag: tells ? tagsAt(town, goal, wide, size.tag) : null,
    };
  });
  const labels = told.flatMap(({ alley, price, tag }) => [
    { alley, places: price },
    ...(tag ? [{ alley: null, places: tag }] : []),
  ]);
  const lit = new Set(ways.map(({ alley }) => alley));
  const there = obstaclesOf(town, view.captain, view.alleys, lit);
  const busy = (size.busy ?? []).map((one) => ({ ...one, bad: 10 }));
  const put = placed(labels, [...there, ...busy], size.sight);
  return told.flatMap((one) => {
    const [price, tag = null] = put.splice(0, one.tag ? 2 : 1);
    return price ? [{ ...one, price, tag }] : [];
  });
}

/** All that is to be seen of one: what is touched, and what is written. */
export function areasOf({ lane, goal, price, tag }: Light): Area[] {
  const spots = goal ? [...lane.stands, goal] : lane.stands;
  return [...spots.map(({ x, y }) => ({ x, y, w: 12, h: 12 })), price, ...(tag ? [tag] : [])];
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
