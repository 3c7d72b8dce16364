import type {
  Chair,
  Clocks,
  Delay,
  GameAct,
  GameView,
  Menu,
  Message,
  Over,
  Step,
} from "../wire/types.ts";
import type { Schema } from "./schema.ts";

export type InBoth = { readonly en: string; readonly fr: string };

export interface OptionCard {
  /** The value by which a race is none. */
  calm?: string;
  label?: InBoth;
  help?: InBoth;
  values?: Record<string, InBoth>;
}

/** What card.toml says of a game. */
export interface Card {
  name: InBoth;
  designer?: string;
  publisher?: string;
  minutes?: [number, number];
  age?: number;
  /** One line of at most 28 letters. */
  tag?: InBoth;
  /** What the poster shows, in a sentence. */
  alt?: InBoth;
  feel?: InBoth;
  /** The hues of the seats, by the names of theme.css. */
  hues?: string[];
  options?: Record<string, OptionCard>;
}

export type OptionValue = string | number | boolean | null;

/** An option of a game: closed values, a range, or one line of a form. */
export interface OptionKind {
  default: OptionValue;
  values?: OptionValue[];
  min?: number;
  max?: number;
  form?: string;
  null?: boolean;
}

/** A game as the lobby shows it. */
export interface Poster {
  key: string;
  seats: number[];
  card: Card;
  /** Whether it can be learnt at /learn/KEY. */
  lesson: boolean;
}

export interface GameInfo extends Poster {
  options: Record<string, OptionKind>;
  rules: string[];
  open: string[];
}

/** With the form of its acts, which only a typed question needs. */
export interface WholeGame extends GameInfo {
  acts: Schema;
}

/** One step of a lesson: the table as the learner sees it, and all that the act leads to. */
export interface LessonStep {
  text: InBoth;
  spot: string | null;
  rule: { id: string; title: InBoth; text: InBoth };
  wrong: InBoth | null;
  act: GameAct | null;
  view: GameView;
  menu: Menu | null;
  prompt: Message | null;
  awaiting: (number | string)[];
  board: { readonly en: Spoken[]; readonly fr: Spoken[] };
  steps: Step[];
}

export interface Lesson {
  game: string;
  you: number;
  seats: number;
  scenery: unknown;
  steps: LessonStep[];
}

/** A match as one viewer saw it: the table before the first act, and every step. */
export interface Replay {
  view: GameView;
  scenery: unknown;
  steps: (Pick<Step, "number" | "seat" | "act" | "effect" | "story"> & {
    view: GameView;
    scenery: unknown;
    /** Where the eyes are not those of the step before. */
    before?: GameView;
  })[];
  game: string;
  options: Record<string, OptionValue>;
  /** A seat, "watcher" or "above". */
  eyes: string;
  seats: Chair[];
  /** How it ended; null while it runs. */
  over: Over | null;
  /** The match that it leaves after so many steps. */
  fork: { line: string; step: number; luck: string; names: string[] } | null;
  /** Whether its luck can come again. */
  luck: boolean;
}

/** A table in a list. `seat` is mine if it is not negative. */
export interface Summary {
  table: string;
  watch: string;
  game: string;
  phase: "waiting" | "running" | "over" | "cancelled";
  chairs: { kind: string; name: string; bot: string | null }[];
  seat: number | null;
  /** The seats that are to act now. */
  turn: number[];
  awaited: boolean;
  /** Seconds until my time is spent, where it can be and I am to act. */
  left: number | null;
  /** What everybody is worth is learnt from this match: chairs stay whose they are. */
  rated: boolean;
  /** The four words of my chair, if I have one. */
  phrase?: string;
  /** All chairs that this device holds, the host's first, if mine is one of them. */
  here?: Held[];
  /** Who of them sees now, or chooses, what a watcher does not. */
  secret?: number[];
}

export interface Lobby {
  name: string;
  public: Summary[];
  mine: Summary[];
}

/** The keys to a chair. */
export interface Keys {
  table: string;
  seat: number;
  token: string;
  phrase: string;
  join: string;
  watch: string;
}

/** A chair of this device, and whether it is to act now. */
export interface Held extends Keys {
  name: string;
  awaited: boolean;
}

export interface NewTable {
  game: string;
  seats?: { kind: "me" | "here" | "open" | "bot" | "same"; bot?: string; name?: string }[];
  options?: Record<string, OptionValue>;
  name?: string;
  public?: boolean;
  undo?: "none" | "strict" | "family";
  chat?: boolean;
  clock?: Partial<Clocks> | undefined;
  delay?: Partial<Delay> | undefined;
  rated?: boolean;
  /** From where the game's lesson ends, against easy bots; the lesson says who sits where. */
  lesson?: boolean;
  /** From a moment of another match; the kind "same" is whoever sat on that chair. */
  whatif?: { line: string; step: number; luck: "same" | "new"; table: string };
}

/** A part of the view before it is put into words; several columns where lines are short. */
export interface Section {
  title: Message | null;
  lines: Message[];
  columns: number;
}

/** The same in words. */
export interface Spoken {
  title: string;
  lines: string[];
  columns: number;
}

/** One act of the past, as I saw it. */
export interface Entry {
  number: number;
  seat: number | string;
  act: GameAct;
  story: Message[];
}

/** The server refused, and says why in both languages; or it could not be reached (no words). */
export class ApiError extends Error {
  readonly code: string;
  readonly words: InBoth | null;

  constructor(code: string, words: InBoth | null) {
    super(code);
    this.code = code;
    this.words = words;
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("unreachable", null);
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  throw new ApiError(told?.error ?? `http-${answer.status}`, told?.message ?? null);
}

export async function fetchText(path: string): Promise<string> {
  return (await ask(path)).text();
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { "content-type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** What does not change while a page is open is asked once; a failed question is asked again. */
function once<T>(path: string): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= get<T>(path).catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

export const games = once<WholeGame[]>("/api/games");
export const gameOf = (key: string): Promise<GameInfo> =>
  get(`/api/games/${encodeURIComponent(key)}`);
/** The same games without what only a table needs. */
export const posters = once<Poster[]>("/api/posters");

function at(table: string, what = "", token = ""): string {
  const key = token ? `?token=${encodeURIComponent(token)}` : "";
  return `/api/tables/${encodeURIComponent(table)}${what}${key}`;
}

export const lobby = (): Promise<Lobby> => get("/api/tables");
export const openTable = (wanted: NewTable): Promise<Keys> => post("/api/tables", wanted);
export const about = (table: string, token?: string): Promise<Summary> => get(at(table, "", token));
export const join = (table: string, name = ""): Promise<Keys> => post(at(table, "/join"), { name });
export const leave = (table: string, token?: string): Promise<Summary> =>
  post(at(table, "/leave", token));
export const start = (table: string, bot: string, token?: string): Promise<Summary> =>
  post(at(table, "/start", token), { bot });
export const enter = (table: string, phrase: string): Promise<Keys> =>
  post(at(table, "/enter"), { phrase });
export const journal = (table: string, token?: string): Promise<Entry[]> =>
  get(at(table, "/journal", token));
/** Who was rated in a game, the strongest first. */
export interface Standing {
  name: string;
  bot: string | null;
  points: number;
  matches: number;
  you: boolean;
}

export const ratings = (game: string): Promise<Standing[]> =>
  get(`/api/ratings/${encodeURIComponent(game)}`);
/** How a match ended, in short; matches/record.ts reads it. */
export const result = (table: string, token?: string): Promise<unknown> =>
  get(at(table, "/result", token));
export const replay = (table: string, token?: string, eyes = ""): Promise<Replay> => {
  const path = at(table, "/replay", token);
  return get(eyes ? `${path}${token ? "&" : "?"}eyes=${encodeURIComponent(eyes)}` : path);
};
export const replayOfLine = (line: string, eyes = ""): Promise<Replay> =>
  post("/api/replay", { line, eyes });
/** How a match went, by acts: shares of the win, what was missed, and the act that was better. */
export interface Course {
  shares: number[][];
  missed: number[];
  better: Record<string, { label: Message; gist: Message | null; share: number }>;
}
export const course = (line: string): Promise<Course> => post("/api/course", { line });
export const board = (table: string, token?: string): Promise<Section[]> =>
  get(at(table, "/board", token));
export const rules = (game: string, language: string): Promise<string> =>
  fetchText(`/api/rules/${encodeURIComponent(game)}/${language}`);
export const lesson = (game: string): Promise<Lesson> =>
  get(`/api/games/${encodeURIComponent(game)}/lesson`);
export const qr = (text: string): string => `/api/qr?text=${encodeURIComponent(text)}`;
