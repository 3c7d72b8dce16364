import type { Args } from "../lib/fluent.ts";
import { gameSpeaker, learn } from "../lib/words.svelte.ts";

/** Words that only who looks at a match again needs: they weigh on no table. */
const KEY = "replay";

export const learnReplay = (): Promise<void> => learn(KEY);

/** A sentence of this page. */
export function r(id: string, args: Args = {}): string {
  return gameSpeaker(KEY)?.text(id, args) ?? "";
}
