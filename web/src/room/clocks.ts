import { t } from "../lib/words.svelte.ts";
import type { Bank, Clocks, Delay } from "../wire/types.ts";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Seconds from which on a clock is no longer calm. */
export const SOON = 60;
/** Seconds of a decision's own up to which they are counted as such: +9. */
export const BRIEF = 60;

/** What is left of a clock so many seconds after it was told: of the decision's own, then in the bank. */
export function leftOf(bank: Bank, passed: number): { own: number; bank: number } {
  const gone = bank.runs ? Math.max(0, passed) : 0;
  const own = Math.max(0, bank.own - gone);
  return { own, bank: Math.max(0, bank.left - Math.max(0, gone - bank.own)) };
}

/** As a clock shows it: 0:07, 4:05, 2 h 30, 3 d 4 h. What is begun counts as whole. */
export function face(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");
  if (whole >= 2 * DAY) {
    return t("clock-d", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  }
  if (whole >= HOUR) {
    return t("clock-h", { hours: Math.floor(whole / HOUR), minutes: two((whole % HOUR) / MINUTE) });
  }
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}

/** A span of time in words, as it was agreed. */
export function span(seconds: number): string {
  if (!seconds) return t("clock-nothing");
  if (seconds >= DAY && seconds % DAY === 0) return t("clock-days", { number: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t("clock-hours", { number: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0)
    return t("clock-min", { number: seconds / MINUTE });
  return t("clock-s", { number: seconds });
}

/** What was agreed about the clocks of a table. */
export function told({ kind, seconds, minutes }: Clocks): string {
  const spans = { seconds: span(seconds), minutes: span(minutes * MINUTE) };
  if (kind === "gentle") return t("clock-told-gentle", spans);
  return t(seconds ? "clock-told-bank" : "clock-told-bare", spans);
}

/** How far behind watchers are. */
export function agreedDelay({ moves = 0, minutes = 0 }: Partial<Delay>): string {
  if (moves) return t("delay-moves", { number: moves });
  return minutes ? t("delay-minutes", { number: minutes }) : t("delay-none");
}

/** Seconds at which a clock that runs down is told to who does not see it: seldom. */
const TOLD = [SOON, 10] as const;

/** Which of them lies between two looks at a clock. */
export function crossed(before: number, now: number): number | undefined {
  return TOLD.findLast((mark) => now <= mark && mark < before);
}
