import { untrack } from "svelte";
import { ApiError } from "./api.ts";
import { inBoth, t } from "./words.svelte.ts";

/** What a screen reader is told, the newest last. */
let spoken = $state.raw<{ id: number; text: string }[]>([]);
/** What flashes up for a moment. */
let shown = $state.raw<{ id: number; text: string; alarm: boolean }[]>([]);
let last = 0;

export function spokenLines(): readonly { id: number; text: string }[] {
  return spoken;
}

export function notices(): readonly { id: number; text: string; alarm: boolean }[] {
  return shown;
}

export function announce(text: string): void {
  if (text) spoken = [...untrack(() => spoken).slice(-7), { id: ++last, text }];
}

/** Show it for a moment; what is still shown is shown once more instead of twice. */
export function notice(text: string, alarm = false): number {
  const id = ++last;
  // Who tells something does not look at what is shown: an effect that did would go round for ever.
  const others = untrack(() => shown).filter((one) => one.text !== text);
  shown = [...others.slice(-2), { id, text, alarm }];
  setTimeout(() => dismiss(id), 6000);
  return id;
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}

/** What flashes up belongs to what was taken back. */
export function forgetNotices(): void {
  shown = [];
}

/** Say no more of what was told: this is another page. */
export function quiet(): void {
  spoken = [];
}

/** Forget all that was said: the next at this device is not to read it. */
export function hush(): void {
  spoken = [];
  shown = [];
}

/** What went wrong, in the words of the server if it has any. */
export function wordsFor(error: unknown): string {
  if (error instanceof ApiError && error.words) return inBoth(error.words);
  return t("error-unreachable");
}

/** Tell it; who mends it may dismiss it by the number returned. */
export function complain(error: unknown): number {
  return notice(wordsFor(error), true);
}
