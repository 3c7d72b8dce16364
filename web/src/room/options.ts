import type { GameInfo } from "../lib/api.ts";
import { inBoth, t } from "../lib/words.svelte.ts";
import { agreedDelay, told as agreedTime } from "./clocks.ts";
import type { Table } from "./table.svelte.ts";

/** What is agreed besides the usual, in words. */
export function agreed(
  table: Table,
  game: GameInfo | undefined,
): { name: string; value: string }[] {
  const rules = Object.entries(table.about?.options ?? {}).map(([name, value]) => {
    const card = game?.card.options?.[name];
    const told = inBoth(card?.values?.[String(value)]) || String(value);
    const seat = name === "first" && typeof value === "number" && table.words?.seat(value);
    return { name: inBoth(card?.label) || name, value: seat || told };
  });
  const clocks = table.about?.clocks;
  const delay = table.about?.delay;
  return [
    ...rules,
    ...(clocks ? [{ name: t("clock"), value: agreedTime(clocks) }] : []),
    ...(delay ? [{ name: t("delay"), value: agreedDelay(delay) }] : []),
  ];
}
