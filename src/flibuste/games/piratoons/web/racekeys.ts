import { shortcutsOn } from "$lib/shortcuts.svelte.ts";

/** The places in the order of the letters that the words `picture-keys` name. */
export const KEYS = ["E1", "E2", "E3", "S1", "S2", "S3", "E4", "E5", "E6"];

/**
 * Nine keys as the chest lies, by where they are on the keyboard and not by what is printed on them:
 * a column at the left, three in the middle row, a column at the right.
 */
const CODES = ["KeyQ", "KeyA", "KeyZ", "KeyS", "KeyD", "KeyF", "KeyT", "KeyG", "KeyB"];
const STOP = "KeyP"; // far from all of them: no slip ends a race

/** What a key touches in a race; null: nothing, or the key was meant for something else. */
export function keyed(event: KeyboardEvent): { place: string } | "stop" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !shortcutsOn()) return null;
  const target = event.target as Element | null;
  if (target?.closest?.("input, select, textarea, [contenteditable], dialog:modal")) return null;
  if (event.code === STOP) return "stop";
  const place = KEYS[CODES.indexOf(event.code)];
  return place ? { place } : null;
}
