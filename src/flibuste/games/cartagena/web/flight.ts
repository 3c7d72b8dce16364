import { mount, unmount } from "svelte";
import FlyingCard from "./Flight.svelte";

/** A card on its way from one thing on the page to another, both named by selectors. */
export interface Flight {
  symbol: string | null;
  from: string;
  to: string;
  width: number;
  delay: number;
  ms: number;
}

/**
 * Let a card fly; it belongs to the page, not to the board, for it may land on a player's panel. The
 * answer calls it back.
 */
export function launch(flight: Flight, landed: () => void): () => void {
  let there = true;
  const end = (): void => {
    if (!there) return;
    there = false;
    landed();
    unmount(card);
  };
  const card = mount(FlyingCard, {
    target: document.body,
    props: { flight, done: () => queueMicrotask(end) },
  });
  return end;
}
