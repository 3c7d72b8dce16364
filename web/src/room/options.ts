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

/**
 * Where a game is a race: the other way to play it, one tap away, and the options of the table then.
 * A line that is long for somebody is a reason to choose it.
 */
export function calmer(
  table: Pick<Table, "about">,
  game: GameInfo | undefined,
): { value: string; calm: boolean; options: { [name: string]: unknown } } | null {
  for (const [name, card] of Object.entries(game?.card.options ?? {})) {
    const usual = game?.options[name]?.default;
    if (card.calm === undefined || usual === undefined) continue;
    // A table tells what differs from the game's own default, and by itself a game is no race.
    const chosen = table.about?.options[name] ?? card.calm;
    const wanted = chosen === card.calm ? usual : card.calm;
    const value = inBoth(card.values?.[String(wanted)]);
    return {
      value,
      calm: wanted === card.calm,
      options: { ...table.about?.options, [name]: wanted },
    };
  }
  return null;
}
