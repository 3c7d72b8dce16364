import { shortcutsOn } from "$lib/shortcuts.svelte.ts";

/** The places in the order of the letters that the words `picture-keys` name. */
export const KEYS = ["E1", "E2", "E3", "S1", "S2", "S3", "E4", "E5", "E6"];

/**
 * Nine keys as the chest lies, by where they are on the keyboard and not by what is printed on them:
 * a column at the left, three in the middle row, a column at the right.
 */
const CODES = ["KeyQ", "KeyA", "KeyZ", "KeyS", "KeyD", "KeyF", "KeyT", "KeyG", "KeyB"];

/** The place a key stands for in a race; null: none, or the key was meant for something else. */
export function keyed(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !shortcutsOn()) return null;
  const target = event.target as Element | null;
  if (target?.closest?.("input, select, textarea, [contenteditable], dialog:modal")) return null;
  return KEYS[CODES.indexOf(event.code)] ?? null;
}
