import type { Past } from "./past.svelte.ts";

/** The keys by which one walks through a match. */
export const KEYS: Readonly<Record<string, (past: Past) => void>> = {
  ArrowRight: (past) => past.on(),
  ArrowLeft: (past) => past.back(),
  ArrowDown: (past) => past.nextTurn(),
  ArrowUp: (past) => past.lastTurn(),
  PageDown: (past) => past.nextTurn(),
  PageUp: (past) => past.lastTurn(),
  Home: (past) => past.go(0),
  End: (past) => past.go(past.of),
  t: (past) => past.nextTurning(),
  " ": (past) => past.toggle(),
};
