import type { Chair } from "../wire/types.ts";

/** What can be done with or to somebody at the table. */
export type Deal =
  | "rename"
  | "here"
  | "link"
  | "level"
  | "up"
  | "down"
  | "make-host"
  | "nudge"
  | "bot-plays"
  | "stand-in"
  | "stand-back"
  | "pause"
  | "resume"
  | "call"
  | "stop"
  | "concede"
  | "mute"
  | "unmute"
  | "remove"
  | "drop";

/** What has to be known of a table, and of who looks. */
export interface Looker {
  readonly phase: string;
  readonly you: number | null;
  readonly host: boolean;
  readonly awaiting: readonly (number | string)[];
  readonly seats: readonly Chair[];
  /** The clocks of the players run out. */
  readonly banked: boolean;
  readonly banks: { paused: boolean } | null;
}

/** What this looker can do with that chair, in the order in which it is offered. */
export function dealsWith(at: Looker, chair: Chair, muted: boolean): Deal[] {
  const deals = {
    waiting: () => beforeTheMatch(at, chair),
    running: () => inTheMatch(at, chair),
  }[at.phase];
  const told = deals?.() ?? [];
  const talks = chair.kind === "human" && chair.seat !== at.you;
  return talks ? [...told, muted ? "unmute" : "mute"] : told;
}

function beforeTheMatch(at: Looker, chair: Chair): Deal[] {
  const mine = chair.seat === at.you;
  if (!at.host) return mine ? ["rename"] : [];
  const deals: Deal[] = [];
  if (mine || chair.kind === "bot") deals.push("rename");
  if (chair.kind === "open") deals.push("here", "link");
  if (chair.kind !== "human") deals.push("level");
  if (chair.seat > 0) deals.push("up");
  if (chair.seat < at.seats.length - 1) deals.push("down");
  if (chair.kind === "human" && !mine) deals.push("make-host");
  if (chair.kind !== "open" && !mine) deals.push("remove");
  if (chair.kind !== "human") deals.push("drop");
  return deals;
}

function inTheMatch(at: Looker, chair: Chair): Deal[] {
  if (at.you === null || chair.kind !== "human") return [];
  if (chair.seat === at.you) {
    if (chair.conceded) return [];
    const clocks: Deal[] = at.banked ? [at.banks?.paused ? "resume" : "pause"] : [];
    return [chair.playing ? "stand-in" : "stand-back", ...clocks, "stop", "concede"];
  }
  const deals: Deal[] = [];
  const awaited = at.awaiting.includes(chair.seat) && chair.playing;
  if (awaited && chair.online) deals.push("nudge");
  else if (awaited) deals.push("call", ...(at.banked ? [] : (["bot-plays"] as const)));
  if (at.host) deals.push("make-host", "remove");
  return deals;
}

/** What is asked once more before it is done. */
export const SURE: readonly Deal[] = ["stop", "concede", "remove"];
