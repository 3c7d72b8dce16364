import type { Point } from "./course.ts";
import type { Match, Sat } from "./record.ts";

/** The chair that counts as mine: of several at one device the one that its cookie stands for. */
export const seatOf = (match: Match): number => match.mine[0] ?? 0;

/** The place of a seat, from 1; the last for who has conceded, and none where the match was stopped. */
export function placeOf(match: Match, seat = seatOf(match)): number | null {
  if (!match.ranks) return null;
  return match.seats[seat]?.conceded ? match.seats.length : (match.ranks[seat] ?? null);
}

export const isWon = (match: Match): boolean => placeOf(match) === 1;

export interface Wins {
  readonly seats: number;
  readonly played: number;
  readonly won: number;
}

/** Matches that came to their end, and those won of them, by the number of players. */
export function winsBySeats(matches: readonly Match[]): Wins[] {
  const ended = matches.filter(({ ranks }) => ranks);
  const counts = [...new Set(ended.map((match) => match.seats.length))].sort((a, b) => a - b);
  return counts.map((seats) => {
    const some = ended.filter((match) => match.seats.length === seats);
    return { seats, played: some.length, won: some.filter(isWon).length };
  });
}

/** How often I came first, second … down to the last place that there was. */
export function places(matches: readonly Match[]): number[] {
  const found = matches.flatMap((match) => placeOf(match) ?? []);
  const last = Math.max(0, ...matches.map((match) => (match.ranks ? match.seats.length : 0)));
  return Array.from({ length: last }, (_, at) => found.filter((place) => place === at + 1).length);
}

export interface Score {
  readonly ended: number;
  readonly score: number;
  /** Of the others. */
  readonly best: number;
  readonly won: boolean;
}

/** My scores, the oldest first. */
export function scores(matches: readonly Match[]): Score[] {
  return matches
    .filter(({ ranks }) => ranks)
    .map((match) => {
      const mine = seatOf(match);
      const others = match.scores.filter((_, seat) => seat !== mine);
      return {
        ended: match.ended,
        score: match.scores[mine] ?? 0,
        best: Math.max(...others, Number.MIN_SAFE_INTEGER),
        won: isWon(match),
      };
    })
    .sort((one, other) => one.ended - other.ended);
}

/** My points after each rated match, the oldest first. */
export function ratings(matches: readonly Match[]): Point[] {
  return matches
    .flatMap((match) => {
      const mine = match.ratings?.[seatOf(match)];
      return mine ? { ended: match.ended, value: mine.after, won: isWon(match) } : [];
    })
    .sort((one, other) => one.ended - other.ended);
}

export interface Opponent {
  readonly name: string;
  /** A bot's kind; all bots of a kind are one opponent. */
  readonly bot: string | null;
  readonly matches: number;
  /** In how many of them I came before, level with, or behind them. */
  readonly before: number;
  readonly level: number;
  readonly behind: number;
}

/** A bot's level, whatever its taste ("sailor+bold"). */
const levelOf = (bot: string | null): string | null => bot?.split("+")[0] ?? null;
const keyOf = ({ name, bot }: Sat): string => (bot ? `bot ${levelOf(bot)}` : `name ${name}`);

/** Against whom I played, the most frequent first. */
export function opponents(matches: readonly Match[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const match of matches) {
    const mine = placeOf(match);
    if (mine === null) continue;
    for (const [seat, one] of match.seats.entries()) {
      if (seat === seatOf(match)) continue;
      const theirs = placeOf(match, seat) ?? 0;
      const so = found.get(keyOf(one)) ?? {
        ...{ name: levelOf(one.bot) ?? one.name, bot: levelOf(one.bot) },
        ...{ matches: 0, before: 0, level: 0, behind: 0 },
      };
      found.set(keyOf(one), {
        ...so,
        matches: so.matches + 1,
        before: so.before + Number(mine < theirs),
        level: so.level + Number(mine === theirs),
        behind: so.behind + Number(mine > theirs),
      });
    }
  }
  return [...found.values()].sort((one, other) => other.matches - one.matches);
}

export interface Company {
  /** Its people, me among them. */
  readonly people: readonly string[];
  readonly matches: number;
  readonly wins: readonly number[];
  /** When they last played. */
  readonly last: number;
}

/** With which people I have played more than once, and who has won how often. */
export function companies(matches: readonly Match[]): Company[] {
  const found = new Map<string, Match[]>();
  for (const match of matches) {
    const people = match.seats.filter(({ bot }) => !bot).map(({ name }) => name);
    if (people.length < 2 || !match.ranks) continue;
    const key = JSON.stringify([...people].sort());
    found.set(key, [...(found.get(key) ?? []), match]);
  }
  const wins = (some: readonly Match[], name: string): number =>
    some.filter((match) =>
      match.seats.some((one, seat) => one.name === name && !one.bot && placeOf(match, seat) === 1),
    ).length;
  return [...found]
    .filter(([, some]) => some.length > 1)
    .map(([key, some]) => {
      const people = JSON.parse(key) as string[];
      return {
        people,
        matches: some.length,
        wins: people.map((name) => wins(some, name)),
        last: Math.max(...some.map(({ ended }) => ended)),
      };
    })
    .sort((one, other) => other.last - one.last);
}
