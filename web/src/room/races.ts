import type { GameInfo } from "../lib/api.ts";
import { inBoth } from "../lib/words.svelte.ts";
import type { Table } from "./table.svelte.ts";

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
