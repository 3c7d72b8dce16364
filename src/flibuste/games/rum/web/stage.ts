import type { Finger } from "$board/finger.svelte.ts";
import type { Speaker } from "$lib/fluent.ts";
import type { Moment } from "./scenes.ts";
import type { Act, Effect, Sight } from "./types.ts";

/** What every stage is given: the table as it is drawn now, and the step that is being shown. */
export interface StageProps {
  view: Sight;
  /** The view before the last step, once it has been shown. */
  before: Sight | null;
  moment: Moment | null;
  /** Whether the die of this moment lies still, and what it does can be seen. */
  landed: boolean;
  /** What the die shows, or will; 0: it has not been thrown. */
  pips: number;
  /** Milliseconds for which the die tumbles. */
  tumble: number;
  /** What the server tells of the throw, the stakes, the tile. */
  effect: Effect | null;
  /** Whether the question is mine. */
  mine: boolean;
  finger: Finger<Act, Effect>;
  words: Speaker;
  names: readonly string[];
  hues: readonly string[] | undefined;
  past: readonly { act: { type: string } }[];
  /** What a lesson points at. */
  spot: string | null;
}
