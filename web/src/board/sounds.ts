import type { Sound } from "$lib/instruments.ts";
import type { Sealed } from "./props.ts";

/** A sound of a step: when it comes, as a share of the time the step is shown, and how loud. */
export interface Note {
  name: Sound;
  at?: number;
  loud?: number;
}

/** What of a step is heard. */
export interface Heard<Act, Effect = unknown> {
  act: Act | Sealed;
  effect: Effect | null;
}

/**
 * What a step sounds like: a game says it in `web/sounds.ts`, which exports `soundsOf`. It tells
 * nothing that is not also seen.
 */
export type SoundsOf<Act, Effect = unknown> = (step: Heard<Act, Effect>) => readonly Note[];

/** Without such a file everything that moves is a card. */
export const usualSounds: SoundsOf<unknown> = ({ effect }) => (effect ? [{ name: "card" }] : []);

const MOST = 8; // more feet than that are a noise

/** The same sound again and again, evenly from one moment of the step to another: feet, coins. */
export function row(name: Sound, times: number, from = 0, to = 0.9): Note[] {
  const count = Math.min(MOST, times);
  const gap = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => ({ name, at: from + index * gap }));
}
