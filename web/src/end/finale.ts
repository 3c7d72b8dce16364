import type { Component } from "svelte";
import type { FinaleProps } from "../board/props.ts";
import type { GameView } from "../wire/types.ts";

export type AnyFinale = Component<FinaleProps<GameView, unknown>>;

export interface Celebration {
  readonly Finale: AnyFinale;
  /** Where all lies one below the other it comes before the count, else after it: it tells how it came
      to that, and names no winner before `--crowned`. */
  readonly leads: boolean;
}

const found = import.meta.glob<{ default: AnyFinale; LEADS?: boolean }>(
  "../../../src/flibuste/games/*/web/Finale.svelte",
);
const byKey = new Map(
  Object.entries(found).map(([path, load]) => [path.split("/").at(-3) ?? "", load]),
);

/** The celebration of a game, or null. */
export function finaleOf(key: string): Promise<Celebration> | null {
  return (
    byKey
      .get(key)?.()
      .then((module) => ({ Finale: module.default, leads: module.LEADS ?? false })) ?? null
  );
}
