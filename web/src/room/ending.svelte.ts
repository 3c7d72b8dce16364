import { untrack } from "svelte";
import { motion } from "../board/props.ts";
import { replay } from "../lib/api.ts";
import { complain } from "../lib/notices.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import type { Table } from "./table.svelte.ts";

const LOOK = 2200; // milliseconds
const LONGER = 1.25; // than the last move took

type Parts = typeof import("../end/parts.ts");

/** The end of a match at a table: its scene is fetched when it is over, and it can be looked at again. */
export class Ending {
  readonly #table: () => Table;
  parts = $state.raw<Parts>();
  replay = $state.raw<InstanceType<Parts["Replay"]> | null>(null);

  /** What the sentence says when it is over. */
  readonly said: { head: string; detail?: string } | null = $derived.by(() => {
    const { over, you, words } = this.#table();
    if (this.replay)
      return { head: t("replay-at", { number: this.replay.index, of: this.replay.of }) };
    return over && words && this.parts ? this.parts.sayings(over, you, words) : null;
  });

  constructor(table: () => Table) {
    this.#table = table;
    $effect(() => {
      if (!table().over) return;
      // Who saw the last move sees for a moment what it did; who comes later comes to the end.
      const { step, ms } = untrack(table);
      const look = step && motion() && !document.hidden ? Math.max(LOOK, ms * LONGER) : 0;
      const timer = setTimeout(async () => {
        this.parts = await import("../end/parts.ts");
      }, look);
      return () => {
        clearTimeout(timer);
        this.back();
      };
    });
  }

  again = async (): Promise<void> => {
    const table = this.#table();
    try {
      const told = await replay(table.id, table.keys?.token);
      if (this.parts) this.replay = new this.parts.Replay(table, told);
    } catch (error) {
      complain(error);
    }
  };

  back = (): void => {
    this.replay?.pause();
    this.replay = null;
  };
}
