import type { GameInfo } from "../lib/api.ts";
import { inBoth } from "../lib/words.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** What is agreed besides the usual, in words. */
export function agreed(
  table: Table,
  game: GameInfo | undefined,
): { name: string; value: string }[] {
  return Object.entries(table.about?.options ?? {}).map(([name, value]) => {
    const card = game?.card.options?.[name];
    const told = inBoth(card?.values?.[String(value)]) || String(value);
    const seat = name === "first" && typeof value === "number" && table.words?.seat(value);
    return { name: inBoth(card?.label) || name, value: seat || told };
  });
}
