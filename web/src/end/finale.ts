import type { Component } from "svelte";
import type { FinaleProps } from "../board/props.ts";
import type { GameView } from "../wire/types.ts";

export type AnyFinale = Component<FinaleProps<GameView, unknown>>;

const found = import.meta.glob<{ default: AnyFinale }>(
  "../../../src/flibuste/games/*/web/Finale.svelte",
);
const byKey = new Map(
  Object.entries(found).map(([path, load]) => [path.split("/").at(-3) ?? "", load]),
);

/** The celebration of a game, or null. */
export function finaleOf(key: string): Promise<AnyFinale> | null {
  return (
    byKey
      .get(key)?.()
      .then((module) => module.default) ?? null
  );
}
