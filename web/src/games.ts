import type { Component } from "svelte";
import type { BoardProps } from "./lib/board.ts";

/** The illustrated boards, each in its game's own folder and loaded when it is needed. */
const boards = import.meta.glob<{ default: Component<BoardProps> }>(
  "../../src/flibuste/games/*/web/Board.svelte",
);
const byKey = new Map(
  Object.entries(boards).map(([path, load]) => [path.split("/").at(-3) ?? "", load]),
);

export function hasBoard(key: string): boolean {
  return byKey.has(key);
}

/** The board of a game, or null: then the plain table shows it in words. */
export function boardOf(key: string): Promise<Component<BoardProps>> | null {
  return (
    byKey
      .get(key)?.()
      .then((module) => module.default) ?? null
  );
}
