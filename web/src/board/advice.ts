import type { Speaker } from "$lib/fluent.ts";
import { t } from "$lib/words.svelte.ts";
import type { Finger } from "./finger.svelte.ts";

export const kindOf = (handle: string): string => handle.split(":")[0] ?? "";

/** What to touch next, in the game's words, while a move is half made. */
export function onward({ held, shown }: Finger, words: Speaker): string {
  const [first] = held;
  if (!first || shown) return "";
  const id = `slot-${kindOf(first)}`;
  return words.has(id) ? words.text(id) : t("slot-touch");
}
