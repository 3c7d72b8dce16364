import { type Keys, type NewTable, openTable, type Replay, start } from "../lib/api.ts";
import { USUAL_BOT } from "../lobby/bots.ts";

/** Who plays on from a moment: I for all, I against bots, or the people who played it. */
export const WHO = ["bots", "alone", "people"] as const;
export type Who = (typeof WHO)[number];
export type Chance = "same" | "new";

export interface Wish {
  who: Who;
  luck: Chance;
  /** My own chair. */
  seat: number;
  step: number;
  name: string;
  /** Where it was played, if in this room. */
  table: string;
  /** What each seat is called. */
  names: readonly string[];
}

/** The chair to play on from: by whose eyes one looks, else of who is to act. */
export function chairFor({ eyes, seats }: Replay, awaiting: readonly (number | string)[]): number {
  const seat = Number(eyes);
  if (Number.isInteger(seat) && seat < seats.length) return seat;
  return awaiting.find((one) => typeof one === "number") ?? 0;
}

/** The table that is asked for. */
export function tableFor(told: Replay, wish: Wish): NewTable {
  const others = {
    // Those that sat there, by their names; a line alone does not know them.
    bots: (seat: number) =>
      wish.table && told.seats[seat]?.kind === "bot"
        ? { kind: "same" as const }
        : { kind: "bot" as const, bot: USUAL_BOT },
    alone: (seat: number) => ({ kind: "here" as const, name: wish.names[seat] ?? "" }),
    people: () => ({ kind: "same" as const }),
  }[wish.who];
  return {
    game: told.game,
    name: wish.name,
    seats: told.seats.map(({ seat }) => (seat === wish.seat ? { kind: "me" } : others(seat))),
    whatif: {
      line: told.over?.code ?? "",
      step: wish.step,
      luck: wish.luck,
      table: wish.table,
    },
  };
}

/** Opened, and begun at once where there is nobody to wait for. */
export async function playOn(told: Replay, wish: Wish): Promise<Keys> {
  const keys = await openTable(tableFor(told, wish));
  if (wish.who !== "people") await start(keys.table, USUAL_BOT, keys.token);
  return keys;
}
