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
// Rules beside a table take 30 rem: they lie there if a tablet's is left, and 98 leave a wide one.
const aside = new MediaQuery("(min-width: 78rem) and (min-height: 30rem)");
const roomy = new MediaQuery("(min-width: 98rem)");
let shared = $state(false);

/** Played with a finger: keys need no word. */
export const byTouch = (): boolean => finger.current;

/** Whether the window has room for the rules beside a table. */
export const hasRoomBeside = (): boolean => aside.current;

/** Something lies beside the table, or nothing any more. */
export function leaveRoom(wanted: boolean): void {
  shared = wanted;
}

/** It goes by the room that the table has: a window, or what the rules beside it leave. */
export function screen(): Screen {
  if (wide.current) return shared && !roomy.current ? "tablet" : "wide";
  if (low.current) return "low";
  return phone.current ? "phone" : "tablet";
}
