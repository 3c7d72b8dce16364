import type { Sealed } from "$board/props.ts";
import type { Speaker } from "$lib/fluent.ts";
import type { Message } from "$wire/types.ts";
import type { Act, Effect, Sight } from "./types.ts";

/** What lies over the town, if anything does. */
export type SceneName = "brawl" | "chest" | "goods" | "guard" | "map" | "rendezvous" | "tavern";

type Chapter = Sight["scenes"][number];
type Named<S extends Chapter["scene"]> = Extract<Chapter, { scene: S }>;

/** The chapter of this name that is being played, if one is. */
export function chapter<S extends Chapter["scene"]>(view: Sight, name: S): Named<S> | undefined {
  return view.scenes.find((one): one is Named<S> => one.scene === name);
}

/**
 * The scene that is being played, from the view alone. All see a tavern, a chest, a guard and the
 * brawl; whether to begin with one, and what is secret, concerns only whose turn it is.
 */
export function sceneOf(view: Sight, you: number | null): SceneName | null {
  for (const name of ["brawl", "tavern", "chest"] as const) if (chapter(view, name)) return name;
  const [turn, top] = [chapter(view, "turn"), view.scenes.at(-1)];
  if (top?.scene === "draw" && (top.stack === "small" || top.stack === "big")) return "guard";
  if (you === null || turn?.seat !== you) return null;
  if (top?.scene === "bargain") return "goods";
  if (turn.step !== "square" || top?.scene === "lay") return null;
  const kind = view.captain.replace(/^\d\./, "").split("_")[0];
  switch (kind) {
    case "tavern":
    case "chest":
    case "guard":
    case "map":
    case "goods":
    case "rendezvous":
      return kind;
    default:
      return null;
  }
}

/** A step that is shown in its scene before the table is as it leaves it. */
export interface Moment {
  scene: SceneName;
  /** As it was: what moves stands where it stood. */
  view: Sight;
  /** As it is afterwards. */
  after: Sight;
  act: Act;
  effect: Effect | null;
  /** What the die shows in the end; 0: it is not thrown. */
  pips: number;
  /** Whether it tumbles: a roll that stands lies there already. */
  thrown: boolean;
  /** A barrel rolls to the die: it will be thrown again. */
  barrel: boolean;
  /** Whether what it shows counts: nobody can throw it again. */
  stands: boolean;
}

interface Step {
  act: Act | Sealed;
  effect: Effect | null;
}

/** What of a step is shown in a scene; null: nothing but what it leaves. */
export function momentOf(
  before: Sight | null,
  after: Sight,
  step: Step | null,
  you: number | null,
): Moment | null {
  if (!before || !step || step.act.type === "Sealed") return null;
  const { act, effect } = step;
  const scene = sceneOf(before, you);
  if (!scene) return null;
  const moment = {
    scene,
    view: before,
    after,
    act,
    effect,
    pips: 0,
    thrown: false,
    barrel: false,
    stands: true,
  };
  switch (act.type) {
    case "Roll":
      return before.scenes.at(-1)?.scene === "throw"
        ? { ...moment, pips: act.pips, thrown: true, stands: !chapter(after, "throw")?.pips }
        : null;
    case "Barrel":
    case "Again":
      return { ...moment, pips: chapter(before, "throw")?.pips ?? 0, stands: false, barrel: true };
    case "Stand":
      return { ...moment, pips: chapter(before, "throw")?.pips ?? 0 };
    case "Take":
    case "Tile":
      return { ...moment, pips: lyingIn(before) };
    case "Decline":
      return sceneOf(after, you) === scene ? null : moment;
    default:
      return null;
  }
}

/** What lies on the table and is asked about: a roll that may still be given up, or won a tile; else 0. */
export function lyingIn(view: Sight): number {
  return (chapter(view, "throw")?.pips || chapter(view, "tavern")?.pips) ?? 0;
}

/** Whether a die is about to be thrown: luck is awaited, and comes at once. */
export const isDue = (view: Sight): boolean => chapter(view, "throw")?.pips === 0;

/** Whose throw it is, and what it has brought: 0, nothing yet. */
export function rollOf(view: Sight, pips: number, words: Speaker, same = false): string {
  const seat = chapter(view, "throw")?.seat ?? 0;
  const player = seat === "imaginary" ? words.text("crew-imaginary") : words.seat(seat);
  const who = seat === view.seat ? "you" : "other";
  const id = same ? "strip-rolled-same" : "strip-rolled";
  return words.text(pips ? id : "strip-rolls", { player, who, pips });
}

/** What was there before and is not there now, each as often as it went. */
export function gone(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether a roll that was paid for shows the same as the one given up: it looks as if nobody rolled. */
export function repeated(past: readonly { act: { type: string } }[]): boolean {
  const [first, paid, last] = past
    .slice(-3)
    .map(({ act }) => act as { type: string; pips?: number });
  const again = paid?.type === "Barrel" || paid?.type === "Again";
  return again && last?.type === "Roll" && first?.type === "Roll" && first.pips === last.pips;
}

/** An act as the log keeps it. */
interface Kept {
  number: number;
  seat: number | string;
  act: { type: string };
  story: readonly Message[];
}

/** A throw and what came of it. */
export interface Rolled {
  number: number;
  pips: number;
  story: readonly Message[];
}

/** The last throw after which nobody has done anything but keep it, or take what it has won. */
export function lastRoll(past: readonly Kept[]): Rolled | null {
  for (const { number, seat, act, story } of past.toReversed()) {
    if (act.type === "Roll") return { number, pips: (act as { pips?: number }).pips ?? 0, story };
    if (typeof seat === "number" && act.type !== "Stand" && act.type !== "Take") return null;
  }
  return null;
}

// Taverns

export interface Guest {
  seat: number;
  /** Word: who invites, drinks, has declined, is to answer. */
  does: "host" | "drinks" | "declines" | "asked" | "waits";
  /** The die is theirs. */
  throws: boolean;
}

/** Everybody in the order of the seats: who is in, who not, whose throw it is. */
export function guestsOf(view: Sight): Guest[] {
  const tavern = chapter(view, "tavern");
  const asked = tavern?.asked ?? [];
  return view.reserve.map((_, seat) => {
    const throws = Boolean(tavern && !asked.length && tavern.thrower === seat);
    if (!tavern) return { seat, does: seat === view.turn ? "host" : "waits", throws };
    if (seat === tavern.host) return { seat, does: "host", throws };
    if (tavern.drinkers.includes(seat)) return { seat, does: "drinks", throws };
    if (asked[0] === seat) return { seat, does: "asked", throws };
    return { seat, does: asked.includes(seat) ? "waits" : "declines", throws };
  });
}

/** What each of them rolled last, from what has been done since all were invited. */
export function rolledBy(past: readonly { act: { type: string } }[], view: Sight): number[] {
  const { drinkers = [] } = chapter(view, "tavern") ?? {};
  const last: number[] = [];
  if (!past.some(begins)) return last;
  for (const [nth, pips] of standing(past).entries())
    last[drinkers[nth % drinkers.length] ?? 0] = pips;
  return last;
}

// Chests

export interface Bar {
  seat: number | null;
  pips: number;
  /** Where it begins. */
  from: number;
  /** It may still be thrown again. */
  open: boolean;
}

/**
 * The rolls that add up, each with its owner, from what has been done since the chest was opened; as
 * one plain bar where that is not known. `pips`: one more that does not stand yet.
 */
export function barsOf(
  past: readonly { act: { type: string } }[],
  view: Sight,
  pips: number,
): Bar[] {
  const total = chapter(view, "chest")?.total ?? 0;
  const opener = chapter(view, "turn")?.seat ?? 0;
  const bars: Bar[] = [];
  let from = 0;
  for (const roll of standing(past)) {
    if (from + roll > total) break;
    bars.push({
      seat: (opener + bars.length) % view.reserve.length,
      pips: roll,
      from,
      open: false,
    });
    from += roll;
  }
  const known = from === total ? bars : [{ seat: null, pips: total, from: 0, open: false }];
  const thrower = chapter(view, "chest")?.thrower ?? opener;
  return [
    ...known.filter((bar) => bar.pips),
    ...(pips ? [{ seat: thrower, pips, from: total, open: true }] : []),
  ];
}

/** After a square was used, or all have said whether they drink along, the dice are thrown. */
function begins({ act }: { act: { type: string } }): boolean {
  return /^(Use|Join|Decline)$/.test(act.type);
}

/** The rolls since then that nobody has paid to throw again. */
function standing(past: readonly { act: { type: string } }[]): number[] {
  const rolls: number[] = [];
  const begun = past.findLastIndex(begins);
  for (const { act } of past.slice(begun + 1)) {
    if (act.type === "Roll") rolls.push((act as { pips?: number }).pips ?? 0);
    if (act.type === "Barrel" || act.type === "Again") rolls.pop();
  }
  return rolls;
}

// The brawl

export interface Crew {
  crew: number | "imaginary";
  row: number;
  /** Pirates on either side of the mast, whatever side is fought. */
  left: number;
  right: number;
}

export interface Deck {
  crews: Crew[];
  /** The side that is fought. */
  side: "left" | "right";
  column: number;
  /** As many columns as the widest row had: what a row has room for. */
  most: number;
}

/** Who stands where: odd series are fought left of the mast. */
export function deckOf(view: Sight): Deck | null {
  const brawl = chapter(view, "brawl");
  if (!brawl) return null;
  const side = brawl.series % 2 ? "left" : "right";
  const crews = brawl.rows.map(([crew, near, far], row) => ({
    crew,
    row,
    left: side === "left" ? near : far,
    right: side === "left" ? far : near,
  }));
  const most = Math.max(...brawl.rows.map(([, near, far, beaten]) => near + far + beaten));
  return { crews, side, column: brawl.column, most };
}

/** Whose pirate falls by a roll that counts: the one who led, or the one who threw, if any. */
export function fallen({ view, effect, stands }: Moment): number | null {
  const brawl = chapter(view, "brawl");
  if (!brawl || !effect?.lies || !stands) return null;
  return effect.lies.fate === "loses" ? brawl.row : brawl.leader;
}
