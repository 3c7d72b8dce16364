import { mount, unmount } from "svelte";
import Flyer from "./Flyer.svelte";
import type { Scenery } from "./types.ts";

/** A tile on its way; points are the middles of things, in the window. */
export interface Flight {
  tile: string;
  parts: Scenery["parts"];
  from: { x: number; y: number };
  to: { x: number; y: number };
  width: number;
  height: number;
  delay: number;
  ms: number;
}

/** The middle of a thing on the page. */
export function middle(thing: Element): { x: number; y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where what a player gets goes to: the ship in the panel. */
export function homeOf(seat: number): Element | null {
  return document.querySelector(`[data-seat="${seat}"] .sea, [data-seat="${seat}"]`);
}

/**
 * Let a tile fly; it belongs to the page, not to the board, for it lands on a player's panel. The
 * answer calls it back.
 */
export function launch(flight: Flight, landed: () => void = () => undefined): () => void {
  let there = true;
  const end = (): void => {
    if (!there) return;
    there = false;
    landed();
    void unmount(flyer);
  };
  const flyer = mount(Flyer, {
    target: document.body,
    props: { flight, done: () => queueMicrotask(end) },
  });
  return end;
}
