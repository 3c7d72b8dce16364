import type { Sight } from "./types.ts";

/** What board and panels share: whose ship is looked at closely, and what has not yet arrived there. */
class Fleet {
  seat = $state<number | null>(null);
  /** Ships and purses are shown as they were until what was won has flown to them. */
  held = $state.raw<Sight | null>(null);
}

export const fleet = new Fleet();
