import type { Entry } from "../lib/api.ts";

/** Entries by number, each once; the later list knows better. */
export function merged(old: readonly Entry[], more: readonly Entry[]): Entry[] {
  const byNumber = new Map([...old, ...more].map((entry) => [entry.number, entry]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** A match taken back to a number: the journal as it is in effect, and what came since. */
export function replaced(
  old: readonly Entry[],
  journal: readonly Entry[],
  number: number,
): Entry[] {
  return merged(
    old.filter((entry) => entry.number > number),
    journal,
  );
}

/**
 * What the others did between my last turn and now, also while I am in the middle of a turn. What luck
 * did for me belongs to my own acts; before my first turn it is all that players did.
 */
export function sinceMine(log: readonly Entry[], me: number | null): Entry[] {
  const isOther = (entry: Entry): boolean => typeof entry.seat === "number" && entry.seat !== me;
  const last = log.findLastIndex(isOther);
  if (last < 0) return [];
  const mine = log.slice(0, last).findLastIndex((entry) => entry.seat === me);
  const first = log.findIndex((entry, index) => index > mine && isOther(entry));
  const next = log.findIndex((entry, index) => index > last && entry.seat === me);
  return log.slice(first, next < 0 ? undefined : next);
}

/** Luck's acts in a row are one chapter, so that the opening deal does not bury the match. */
export interface Chapter {
  entries: Entry[];
  luck: boolean;
}

export function chapters(log: readonly Entry[]): Chapter[] {
  const told: Chapter[] = [];
  for (const entry of log) {
    const luck = entry.seat === "luck";
    const last = told.at(-1);
    if (last && luck && last.luck) last.entries.push(entry);
    else told.push({ entries: [entry], luck });
  }
  return told;
}
