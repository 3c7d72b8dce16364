import { MediaQuery } from "svelte/reactivity";

/**
 * The four kinds of screen a table is laid out for. Wide: board left, a column right. Tablet and
 * phone: everything below one another, the phone without a header. Low: a phone on its side, board
 * left and a narrow column right.
 */
export type Screen = "wide" | "tablet" | "phone" | "low";

const wide = new MediaQuery("(min-width: 68rem) and (min-height: 30rem)");
const low = new MediaQuery("(max-height: 29.99rem) and (min-aspect-ratio: 4/3)");
const finger = new MediaQuery("(hover: none)");
const phone = new MediaQuery("(max-width: 47.99rem)");

/** Played with a finger: keys need no word. */
export const byTouch = (): boolean => finger.current;

export function screen(): Screen {
  if (wide.current) return "wide";
  if (low.current) return "low";
  return phone.current ? "phone" : "tablet";
}
