import type { Speaker } from "$lib/fluent.ts";
import type { Menu, Over, Step } from "$wire/types.ts";
import type { Finger } from "./finger.svelte.ts";
import type { Deed } from "./handles.ts";

/**
 * What every illustrated board is given. A board is a function of what one seat sees and may do: it
 * knows no rules, and its only memory is the finger's. It fills a box of definite size.
 */
export interface BoardProps<View, Act extends Deed, Effect = null, Scenery = null> {
  view: View;
  /** What is printed and where it lies. */
  scenery: Scenery;
  menu: Menu | null;
  /** The one finger of the table: board, panels and gold slot share it. */
  finger: Finger<Act, Effect>;
  /** Pixels of the box's upper edge that the sentence lies over. */
  cover: number;
  you: number | null;
  /** Several share this device: the place of a hand is kept while none is shown. */
  shared: boolean;
  names: readonly string[];
  hues: readonly string[] | undefined;
  /** Milliseconds to each player's page and back, where the game is a race; null: not known. */
  lags: readonly (number | null)[];
  /** Nobody sits elsewhere: only bots wait, and the room hurries nobody. */
  alone: boolean;
  /** Where the game is a race, begins it anew as none; null: it is not for this page to say. */
  calm: (() => void) | null;
  /** Tell somebody that they are awaited; a bot that waits until we are ready begins. */
  nudge: (seat: number) => void;
  words: Speaker;
  /** The step that led to this view, the view before it, and the time there is to show it. */
  step: (Omit<Step, "act" | "effect"> & { act: Act | Sealed; effect: Effect | null }) | null;
  before: View | null;
  ms: number;
  /** Something lies over the board until it is touched: the next step waits until the function given
      back is called. Only a table can wait. */
  stand?: () => () => void;
  /** All that was done to come here, as far as it is known; nothing that was taken back. */
  past: readonly {
    readonly act: Act | Sealed;
    readonly number: number;
    readonly seat: number | string;
    readonly story: Step["story"];
  }[];
  /** The act a hint names, as canonical JSON. */
  hinted: string | null;
  /** What a lesson points at: "square:7", "hand", … */
  spot: string | null;
  /** What this hand has done and nobody has answered yet, in its order. */
  underway: readonly Act[];
  act: (act: Act) => void;
  why: (act: Act) => void;
}

/** What a game tells of the whole table outside its board: `Phases` in the header, `Extras`. */
export interface TellsProps<View, Scenery = null> {
  view: View;
  scenery: Scenery;
  you: number | null;
  words: Speaker;
  hues: readonly string[] | undefined;
  /** Little room: the strip of a phone, the column of a phone on its side. */
  small: boolean;
}

/** What a game counts for one player, in that player's panel. */
export interface CountsProps<View, Scenery = null> extends TellsProps<View, Scenery> {
  seat: number;
}

/**
 * A game's own celebration at the end, `Finale`: one thing for each seat, shown `--each` apart inside
 * an ancestor `.unrolling`, and all at once without it.
 */
export interface FinaleProps<View, Scenery = null> {
  view: View;
  scenery: Scenery;
  words: Speaker;
  hues: readonly string[] | undefined;
  names: readonly string[];
  over: Over;
}

/** What others see of an act made face down. */
export interface Sealed {
  type: "Sealed";
}

/** Whether whoever looks wants things to move. */
export function motion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
