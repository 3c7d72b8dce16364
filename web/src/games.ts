import type { Component } from "svelte";
import type { BoardProps, CountsProps, TellsProps } from "./board/props.ts";
import { type SoundsOf, usualSounds } from "./board/sounds.ts";
import type { GameAct, GameView } from "./wire/types.ts";

/** Parts as the room sees them: of which game view and acts are, the room does not ask. */
export type AnyBoard = Component<BoardProps<GameView, GameAct, unknown, unknown>>;
export type AnyCounts = Component<CountsProps<GameView, unknown>>;
export type AnyTeller = Component<TellsProps<GameView, unknown>>;

/** All that a game's own folder brings to its table; what is missing the room does without. */
export interface Parts {
  Board: AnyBoard | null;
  /** What it counts for a player. A board that comes with it fills its box and never scrolls. */
  Counts: AnyCounts | null;
  /** Panels beside those of the players. */
  Extras: AnyTeller | null;
  /** How far the match has come, in the header. */
  Phases: AnyTeller | null;
}

type Found = Record<string, () => Promise<{ default: unknown }>>;

/** Each in its game's own folder and loaded when it is needed. */
const found: Found = import.meta.glob<{ default: unknown }>(
  "../../src/flibuste/games/*/web/{Board,Counts,Extras,Phases}.svelte",
);
const byKey = new Map(
  Object.entries(found).map(([path, load]) => {
    const [key = "", , file = ""] = path.split("/").slice(-3);
    return [`${key}/${file.replace(".svelte", "")}`, load];
  }),
);

/** What the steps of a game sound like, found in the same way. */
const sounds = import.meta.glob<{ soundsOf: SoundsOf<GameAct> }>(
  "../../src/flibuste/games/*/web/sounds.ts",
);

export function hasBoard(key: string): boolean {
  return byKey.has(`${key}/Board`);
}

/** Whether its board fills a box of any size. */
export function fillsItsBox(key: string): boolean {
  return byKey.has(`${key}/Counts`);
}

async function part<T>(key: string, name: keyof Parts): Promise<T | null> {
  return ((await byKey.get(`${key}/${name}`)?.())?.default as T | undefined) ?? null;
}

/** What the game's folder has; a game without a board is shown in words. */
export async function partsOf(key: string): Promise<Parts> {
  const [Board, Counts, Extras, Phases] = await Promise.all([
    part<AnyBoard>(key, "Board"),
    part<AnyCounts>(key, "Counts"),
    part<AnyTeller>(key, "Extras"),
    part<AnyTeller>(key, "Phases"),
  ]);
  return { Board, Counts, Extras, Phases };
}

export async function soundsOf(key: string): Promise<SoundsOf<GameAct>> {
  return (
    (await sounds[`../../src/flibuste/games/${key}/web/sounds.ts`]?.())?.soundsOf ?? usualSounds
  );
}
