/** Who sat there when it was over: a person, or this bot. */
export interface Sat {
  readonly name: string;
  readonly bot: string | null;
  readonly conceded: boolean;
}

/** A finished match as the server tells it in short (`GET …/result`), and as this browser keeps it. */
export interface Match {
  readonly table: string;
  readonly game: string;
  /** Seconds since 1970. */
  readonly ended: number;
  /** Those that differ from the usual ones. */
  readonly options: { readonly [name: string]: unknown };
  /** My chair, and those of all others at the same device. */
  readonly mine: readonly number[];
  readonly seats: readonly Sat[];
  readonly scores: readonly number[];
  /** Null: the match was stopped, and these are the scores as they stood. */
  readonly ranks: readonly number[] | null;
  /** Points before and after, by seat, if the match was rated. */
  readonly ratings: readonly { readonly before: number; readonly after: number }[] | null;
  readonly series: { readonly matches: number; readonly wins: readonly number[] } | null;
  /** It had left another match at some moment: it is looked at, and counts for nothing. */
  readonly whatif: boolean;
  /** The server at which it was played: its links lead nowhere else. */
  readonly house: string;
}

const CODE = /^[\w-]{1,40}$/;
const LONGEST_NAME = 80;
const LONGEST_OPTIONS = 4000;
const MOST_SEATS = 20;
const LAST_DAY = 253_402_300_799; // of the year 9999

type Told = { readonly [name: string]: unknown };

export function isObject(told: unknown): told is Told {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

function whole(told: unknown, least = Number.MIN_SAFE_INTEGER): told is number {
  return Number.isSafeInteger(told) && (told as number) >= least;
}

function numbers(told: unknown, length: number, least?: number): told is number[] {
  return (
    Array.isArray(told) && told.length === length && told.every((number) => whole(number, least))
  );
}

function sat(told: unknown): Sat | null {
  if (!isObject(told)) return null;
  const { name, bot = null, conceded = false } = told;
  if (typeof name !== "string" || name.length > LONGEST_NAME) return null;
  if (bot !== null && !(typeof bot === "string" && bot.length <= LONGEST_NAME)) return null;
  return typeof conceded === "boolean" ? { name, bot, conceded } : null;
}

function series(told: unknown, seats: number): Match["series"] | undefined {
  if (told === null || told === undefined) return null;
  if (!isObject(told) || !whole(told.matches, 0) || !numbers(told.wins, seats, 0)) return undefined;
  return { matches: told.matches, wins: told.wins };
}

function ratings(told: unknown, seats: number): Match["ratings"] | undefined {
  if (told === null || told === undefined) return null;
  if (!Array.isArray(told) || told.length !== seats) return undefined;
  const read = told.flatMap((one) =>
    isObject(one) && whole(one.before) && whole(one.after)
      ? { before: one.before, after: one.after }
      : [],
  );
  return read.length === seats ? read : undefined;
}

/** What somebody says is a match, if it is one; all that is not known of matches is left out. */
export function readMatch(told: unknown): Match | null {
  if (!isObject(told)) return null;
  const { table, game, ended, options, mine, scores, ranks = null, house } = told;
  if (typeof table !== "string" || !CODE.test(table)) return null;
  if (typeof game !== "string" || !CODE.test(game)) return null;
  if (!whole(ended, 0) || ended > LAST_DAY) return null;
  if (!isObject(options) || JSON.stringify(options).length > LONGEST_OPTIONS) return null;
  if (typeof house !== "string" || house.length > LONGEST_NAME * 3) return null;
  const seats = Array.isArray(told.seats) ? told.seats.map(sat) : [];
  const people = seats.filter((one) => one !== null);
  if (!seats.length || seats.length > MOST_SEATS || people.length < seats.length) return null;
  if (!Array.isArray(mine) || !mine.length || !numbers(mine, mine.length, 0)) return null;
  if (mine.some((seat) => seat >= seats.length)) return null;
  if (!numbers(scores, seats.length)) return null;
  if (ranks !== null && !numbers(ranks, seats.length, 1)) return null;
  const company = series(told.series, seats.length);
  const points = ratings(told.ratings, seats.length);
  if (company === undefined || points === undefined) return null;
  return {
    table,
    game,
    ended,
    options,
    mine,
    seats: people,
    scores,
    ranks,
    series: company,
    ratings: points,
    whatif: told.whatif === true,
    house,
  };
}
