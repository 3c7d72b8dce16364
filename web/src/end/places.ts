import type { Over } from "../wire/types.ts";

/** How a match ended; one that was stopped has scores and no places. */
export type Ending = Pick<Over, "scores" | "tally"> & { readonly ranks: readonly number[] | null };

/** One player on the podium. */
export interface Place {
  readonly seat: number;
  readonly rank: number | null;
  readonly score: number;
  /** Others have the same rank. */
  readonly shared: boolean;
  readonly won: boolean;
  /** How high the cask is; equal ranks stand equally high. */
  readonly height: number;
  /** Where it stands for the eye: second, first, third, and on to the right. */
  readonly column: number;
}

const HEIGHTS = [8.6, 7, 5.8, 5.2, 4.8, 4.5] as const;
const LEVEL = 5.8; // where nobody stands above anybody

function heightOf(rank: number | null): number {
  if (rank === null) return LEVEL;
  return HEIGHTS[Math.min(rank, HEIGHTS.length) - 1] ?? LEVEL;
}

/** Everybody from the first to the last; by seat where there are no places. */
export function placesOf({ scores, ranks }: Ending): Place[] {
  const order = scores
    .map((score, seat) => ({ seat, score, rank: ranks?.[seat] ?? null }))
    .sort((one, other) =>
      one.rank === null || other.rank === null
        ? one.seat - other.seat
        : one.rank - other.rank || other.score - one.score || one.seat - other.seat,
    );
  const crowned = order.some(({ rank }) => rank === 1);
  return order.map((one, index) => ({
    ...one,
    shared: one.rank !== null && order.filter(({ rank }) => rank === one.rank).length > 1,
    won: one.rank === 1,
    height: heightOf(one.rank),
    column: crowned && index < 2 ? 2 - index : index + 1,
  }));
}

/** The lines of the count, in the order in which the game tells them. */
export function linesOf({ tally }: Ending): string[] {
  return [...new Set(tally.flatMap((seat) => Object.keys(seat)))];
}

/** Whose total is gilded: the winners', who need not have the most; where there are no places, the
    highest. */
export function gilded({ scores, ranks }: Ending): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) =>
    (ranks ? ranks[seat] === 1 : score === most) ? seat : [],
  );
}

/** What wants a word of why: equal scores in different places, or the other way round; and somebody
    who has won with less than another. */
export function doubts(places: readonly Place[]): { tied: boolean; unlike: boolean } {
  const some = (meet: (one: Place, other: Place) => boolean): boolean =>
    places.some((one) => places.some((other) => meet(one, other)));
  return {
    tied: some(
      (one, other) =>
        (one.score === other.score && one.rank !== other.rank) ||
        (one.won && !other.won && one.score < other.score),
    ),
    // Where nobody wins, all places are one, and that says enough.
    unlike:
      places.some(({ won }) => won) &&
      some((one, other) => one.score !== other.score && one.rank === other.rank),
  };
}

const STROKE = 0.22; // seconds between two numbers of the count …
const COUNT = 4; // … which all together take no longer than this
const UNROLLED = 0.7;
const RISEN = 1.3; // seconds until all casks stand
export const EACH = 0.9; // seconds that the game's own celebration has for each seat

/** When things happen, in seconds from the beginning. */
export interface Timing {
  /** The scroll begins to unroll, after the game's own celebration. */
  readonly begin: number;
  readonly stroke: number;
  /** The casks begin to rise. */
  readonly late: number;
  /** The winner is crowned: until then nothing names them. */
  readonly crowned: number;
}

export function timing(rows: number, seats: number, celebrated: boolean): Timing {
  const cells = rows * seats;
  const begin = celebrated ? 0.3 + seats * EACH : 0;
  const stroke = Math.min(STROKE, COUNT / Math.max(1, cells));
  const late = begin + UNROLLED + cells * stroke + 0.2;
  return { begin, stroke, late, crowned: late + RISEN };
}
