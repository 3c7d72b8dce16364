import { type Keys, type NewTable, openTable, type Poster, start } from "../lib/api.ts";
import { USUAL_BOT } from "./bots.ts";

/** A first match: three at the table if the game allows it, else as few as can be. */
export function quickTable(game: Poster, name: string): NewTable {
  const number = game.seats.includes(3) ? 3 : Math.min(...game.seats);
  const bots = Array.from({ length: number - 1 }, () => ({ kind: "bot" as const, bot: USUAL_BOT }));
  return { game: game.key, name, seats: [{ kind: "me" }, ...bots] };
}

/** Me against bots, at once. */
export async function playNow(game: Poster, name: string): Promise<Keys> {
  const keys = await openTable(quickTable(game, name));
  await start(keys.table, USUAL_BOT);
  return keys;
}
