import type { Entry } from "../lib/api.ts";
import type { Speaker } from "../lib/fluent.ts";
import { inRow } from "../lib/words.svelte.ts";
import type { TookBack } from "../wire/types.ts";

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
 * Whether I have done anything that could be taken back, as was agreed: never, until luck or anybody
 * else has acted, or also later if the others agree.
 */
export function undoable(log: readonly Entry[], me: number | null, agreed = "none"): boolean {
  if (me === null || agreed === "none") return false;
  return agreed === "strict" ? log.at(-1)?.seat === me : log.some((entry) => entry.seat === me);
}

/** What goes with my last act when it is taken back: that act, and all that has come since. */
export function takenBack(log: readonly Entry[], me: number | null): Entry[] {
  const mine = log.findLastIndex((entry) => entry.seat === me);
  return mine < 0 ? [] : log.slice(mine);
}

/** What counts when something is taken back: what players did, not what luck made of it. */
export const movesIn = (entries: readonly Entry[]): number =>
  entries.filter(({ seat }) => typeof seat === "number").length;

const AT_ONCE = 3; // moves that are taken back without a question

/** Whether taking back goes so far that one wants to know before what is lost by it. */
export const isFarBack = (log: readonly Entry[], me: number | null): boolean =>
  movesIn(takenBack(log, me)) > AT_ONCE;

/**
 * What the others did between my last turn and now, also while I am in the middle of a turn. What luck
 * did for me belongs to my own acts; before my first turn it is all that players did. What a bot did
 * in my place while I was away was not my doing. Where nobody but luck has told much since my last
 * act, a brawl to its end and a new round, it is that.
 */
export function sinceMine(
  log: readonly Entry[],
  me: number | null,
  stoodIn: { first: number; last: number } | null = null,
): Entry[] {
  const byBot = ({ number }: Entry): boolean =>
    !!stoodIn && stoodIn.first <= number && number <= stoodIn.last;
  const isMine = (entry: Entry): boolean => entry.seat === me && !byBot(entry);
  const isOther = (entry: Entry): boolean => typeof entry.seat === "number" && !isMine(entry);
  const own = log.findLastIndex(isMine);
  const since = log.slice(own + 1);
  if (own >= 0 && !since.some(isOther) && lines(since) >= MUCH) return since;
  const last = log.findLastIndex(isOther);
  if (last < 0) return [];
  const mine = log.slice(0, last).findLastIndex(isMine);
  const first = log.findIndex((entry, index) => index > mine && isOther(entry));
  const next = log.findIndex((entry, index) => index > last && isMine(entry));
  return log.slice(first, next < 0 ? undefined : next);
}

const MUCH = 4; // lines that have gone by before anybody has read them

const lines = (log: readonly Entry[]): number => log.filter(({ story }) => story.length).length;

/** Whether more has happened since my last act than the one line above the board has told. */
export function hasMissed(log: readonly Entry[], me: number | null): boolean {
  const mine = log.findLastIndex(({ seat }) => seat === me);
  const since = log.slice(mine + 1);
  const acts = since.filter(({ seat }) => typeof seat === "number");
  return lines(acts) > 1 || (mine >= 0 && lines(since) >= MUCH);
}

/** An act with what luck did about it; without an act it is luck that nobody called: the deal. */
export interface Chapter {
  number: number;
  act: Entry | null;
  luck: Entry[];
}

/** The log by acts: luck's steps stand under the act they follow, so that they do not bury it. */
export function chapters(log: readonly Entry[]): Chapter[] {
  const told: Chapter[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    if (entry.seat !== "luck") told.push({ number: entry.number, act: entry, luck: [] });
    else if (last) last.luck.push(entry);
    else told.push({ number: entry.number, act: null, luck: [entry] });
  }
  return told;
}

/** What was taken back stands where it happened: what it undid is gone. */
export function withTaken(
  told: readonly Chapter[],
  taken: readonly TookBack[],
): (Chapter | TookBack)[] {
  return [...told, ...taken].sort((one, other) => one.number - other.number);
}

/** What others at this device have taken back since my last act. */
export function takenSince(
  log: readonly Entry[],
  taken: readonly TookBack[],
  me: number | null,
): TookBack[] {
  const mine = log.findLast(({ seat }) => seat === me)?.number ?? 0;
  return taken.filter(({ number, seat }) => number > mine && seat !== me);
}

/** What one of the players did in a row; null: luck or the clock, for nobody. */
export interface Turn {
  seat: number | null;
  chapters: Chapter[];
}

export function turns(told: readonly Chapter[]): Turn[] {
  const found: Turn[] = [];
  for (const chapter of told) {
    const seat = typeof chapter.act?.seat === "number" ? chapter.act.seat : null;
    const last = found.at(-1);
    if (last?.seat === seat) last.chapters.push(chapter);
    else found.push({ seat, chapters: [chapter] });
  }
  return found;
}

/** The same thing several times in a row is said once: who comes after says nothing new. */
export interface Run {
  text: string;
  entries: Entry[];
  /** All of them are in the text: nothing is to be counted. */
  all?: boolean;
}

export function runs(
  entries: readonly Entry[],
  say: (entry: Entry) => string,
  whole: (entries: readonly Entry[]) => string = () => "",
): Run[] {
  const told: Run[] = [];
  for (const row of rows(entries)) {
    const all = row.length > 1 ? whole(row) : "";
    if (all) {
      told.push({ text: all, entries: row, all: true });
      continue;
    }
    for (const entry of row) {
      const text = say(entry);
      const last = told.at(-1);
      if (last && !last.all && last.text === text) last.entries.push(entry);
      else told.push({ text, entries: [entry] });
    }
  }
  return told;
}

/** Entries in a row of which the same one sentence is told, whatever stands in it. */
function rows(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  const idOf = (entry: Entry | undefined) =>
    entry?.story.length === 1 ? entry.story[0]?.id : undefined;
  for (const entry of entries) {
    const row = found.at(-1);
    const id = idOf(entry);
    if (row && id && idOf(row[0]) === id) row.push(entry);
    else found.push([entry]);
  }
  return found;
}

/** Cards that come one by one and are one thing, where a game has a sentence for all (`…-all`). */
export function allOf(entries: readonly Entry[], words: Speaker | undefined): string {
  const id = `${entries[0]?.story[0]?.id}-all`;
  if (!words?.has(id)) return "";
  const cards = entries.map(({ story }) => story[0]?.args?.card);
  const said = cards.map((card) => (typeof card === "object" ? words.say(card) : String(card)));
  return words.text(id, { card: inRow(said) });
}
