import { untrack } from "svelte";
import { motion } from "../board/props.ts";
import { t, withMore } from "../lib/words.svelte.ts";
import { cheer } from "./soundtrack.ts";
import type { Table } from "./table.svelte.ts";

const LOOK = 2200; // milliseconds
const LEAST = 1200; // at any pace, and also where nothing moves

type Parts = typeof import("../end/parts.ts");

interface At {
  table: Table;
  /** The chairs of all who look at this page. */
  mine: readonly number[];
}

/** The end of a match at a table: its scene is fetched when it is over. */
export class Ending {
  readonly #at: () => At;
  parts = $state.raw<Parts>();
  known = $state(false);

  /** What the sentence says when it is over. */
  readonly said: { head: string; detail?: string } | null = $derived.by(() => {
    const { table, mine } = this.#at();
    const { over, words } = table;
    const parts = this.parts;
    if (!over || !words || !parts) return null;
    return this.known
      ? parts.sayings(over, parts.lookerOf(mine), words, parts.lastTold(table.log, words))
      : { head: t("match-over") };
  });

  /** The count has been seen: who has won may be said, and heard. */
  reveal = (): void => {
    this.known = true;
    const { over, you } = this.#at().table;
    if (over) cheer(over, you);
  };

  constructor(at: () => At) {
    this.#at = at;
    $effect(() => {
      if (this.known) at().table.counted = true;
    });
    $effect(() => {
      if (!at().table.over) return;
      // Who saw the last move sees all of it, and for a moment what it left; who comes later comes to the end.
      const { step, ms } = untrack(() => at().table);
      const look = step && !document.hidden ? Math.max(LEAST, ms + (motion() ? LOOK : 0)) : 0;
      const timer = setTimeout(async () => {
        this.parts = await withMore(import("../end/parts.ts"));
      }, look);
      return () => clearTimeout(timer);
    });
  }
}
