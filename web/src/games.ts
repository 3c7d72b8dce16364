import type { Component } from "svelte";
import type { BoardProps } from "./board/props.ts";
import type { GameAct, GameView } from "./wire/types.ts";

/** A board as the room sees it: of which game its view and acts are, the room does not ask. */
export type AnyBoard = Component<BoardProps<GameView, GameAct, unknown, unknown>>;

/** The illustrated boards, each in its game's own folder and loaded when it is needed. */
const boards = import.meta.glob<{ default: AnyBoard }>(
  "../../src/flibuste/games/*/web/Board.svelte",
);
const byKey = new Map(
  Object.entries(boards).map(([path, load]) => [path.split("/").at(-3) ?? "", load]),
);

export function hasBoard(key: string): boolean {
  return byKey.has(key);
}

/** The board of a game, or null: then the plain table shows it in words. */
export function boardOf(key: string): Promise<AnyBoard> | null {
  return (
    byKey
      .get(key)?.()
      .then((module) => module.default) ?? null
  );
}
