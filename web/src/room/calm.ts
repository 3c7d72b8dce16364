import { openTable, start } from "../lib/api.ts";
import { complain } from "../lib/notices.svelte.ts";
import { go } from "../lib/place.svelte.ts";
import { USUAL_BOT } from "../lobby/bots.ts";
import type { Table } from "./table.svelte.ts";

/** The same company at a new table, by these options; the match that nobody has begun is left. */
export async function beginAnew(table: Table, options: { [name: string]: unknown }): Promise<void> {
  const seats = table.seats.map(({ kind, bot, name, seat }) => {
    if (kind === "bot") return { kind: "bot" as const, bot: bot ?? USUAL_BOT };
    return seat === table.you ? { kind: "me" as const } : { kind: "here" as const, name };
  });
  const name = table.names[table.you ?? 0] ?? "";
  try {
    const keys = await openTable({ game: table.game, name, seats, options });
    await start(keys.table, USUAL_BOT, keys.token);
    table.people.vote(true);
    go(`/t/${keys.table}`);
  } catch (error) {
    complain(error);
  }
}
