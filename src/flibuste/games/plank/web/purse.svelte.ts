import type { Sight } from "./types.ts";

/**
 * What board and panels share: the points stay as they were until those of the last fall have flown
 * to their owner, and a lesson may point at the panels.
 */
class Purse {
  /** Whose points are to be shown instead of the view's. */
  held = $state.raw<Sight | null>(null);
  pointed = $state(false);
}

export const purse = new Purse();
