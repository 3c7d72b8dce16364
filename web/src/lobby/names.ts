import type { Poster, Summary } from "../lib/api.ts";
import { inBoth, t } from "../lib/words.svelte.ts";
import { botName } from "./bots.ts";

/** A game's name; its key if the server has forgotten it. */
export function nameOf(key: string, games: readonly Poster[]): string {
  const game = games.find((one) => one.key === key);
  return game ? inBoth(game.card.name) : key;
}

/** My own name; if I have none, or another has it here, one of a pirate whom nobody plays yet. */
export function freshName(mine: string, taken: readonly string[], pirates: string): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const isFree = (name: string): boolean => !used.has(name.toLowerCase());
  if (mine.trim() && isFree(mine.trim())) return mine;
  return pirates.split(", ").find(isFree) ?? mine;
}

/** Who sits there, or that nobody does. */
export function chairName(chair: Summary["chairs"][number]): string {
  if (chair.kind === "open") return t("chair-free");
  if (chair.name && chair.name !== "?") return chair.name;
  return chair.bot ? botName(chair.bot) : t("somebody");
}

/** What a table is about now, in a few words; `mine` if I sit there. */
export function stateOf(table: Summary, mine: boolean): string {
  if (table.awaited) return t("your-turn");
  if (table.phase === "over") return t("table-over");
  if (table.phase === "waiting") {
    const free = t("table-waiting", {
      open: table.chairs.filter((chair) => chair.kind === "open").length,
    });
    const host = table.chairs.find((chair) => chair.kind === "human");
    return mine || !host ? free : `${free} · ${chairName(host)}`;
  }
  const [first, ...others] = table.turn;
  const chair = first === undefined ? undefined : table.chairs[first];
  if (!chair) return t("table-running");
  return others.length
    ? t("turn-several", { number: table.turn.length })
    : t("turn-of", { who: chairName(chair) });
}
