import type { GameAct, GameView, Menu, Step } from "../wire/types.ts";
import type { Speaker } from "./fluent.ts";

/**
 * What every illustrated board is given. A board is a function of what one seat sees and may do: it
 * knows no rules, and its only memory is the finger's.
 */
export interface BoardProps {
  view: GameView;
  menu: Menu | null;
  you: number | null;
  names: readonly string[];
  hues: readonly string[] | undefined;
  words: Speaker;
  /** The step that led to this view, the view before it, and the time there is to show it. */
  step: Step | null;
  before: GameView | null;
  ms: number;
  /** All that was done to come here, as far as it is known; nothing that was taken back. */
  past: readonly { readonly act: GameAct }[];
  /** The act a hint names, as canonical JSON. */
  hinted: string | null;
  /** What a lesson points at: "square:7", "hand", … */
  spot: string | null;
  act: (act: GameAct) => void;
  why: (act: GameAct) => void;
}

/** Whether whoever looks wants things to move. */
export function motion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
