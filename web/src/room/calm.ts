import { type GameInfo, type OptionValue, openTable, start } from "../lib/api.ts";
import { complain } from "../lib/notices.svelte.ts";
import { go } from "../lib/place.svelte.ts";
import { USUAL_BOT } from "../lobby/bots.ts";
import type { Chair } from "../wire/types.ts";
import { calmer } from "./races.ts";
import type { Table } from "./table.svelte.ts";

type Options = Record<string, OptionValue>;

/** Whether nobody sits elsewhere. */
export const isAlone = (seats: readonly Chair[], mine: readonly number[]): boolean =>
  mine.length > 0 && seats.every(({ kind, seat }) => kind !== "human" || mine.includes(seat));

/** Where the game is a race: what begins it anew as none. */
export function calmWay(table: Table, game: GameInfo | undefined): (() => void) | null {
  const way = table.host && !table.about?.rated ? calmer(table, game) : null;
  return way?.calm ? () => void beginAnew(table, way.options as Options) : null;
}

/** The same company at a new table, by these options; the match that nobody has begun is left. */
async function beginAnew(table: Table, options: Options): Promise<void> {
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
