import { onDestroy } from "svelte";
import { motion } from "$board/props.ts";
import { fleet } from "./fleet.svelte.ts";
import { atTheEnd, type Shared } from "./share.ts";
import type { Table } from "./table.ts";
import type { Sight } from "./types.ts";

/** What was seen before the round went on: the plunder that is shared out, the end of an auction. */
export interface Lingers extends Shared {
  scene: "share" | "auction";
  /** Who cried stop. */
  stopped?: number | null;
}

const LEAST = 80; // milliseconds; less than that is none: it was skipped
const SHARE = 5600;
const LATE = 1200; // in which a touch was still meant for the race
const HANDS = 9000; // the hands open, and nobody takes anything
const LAST = 6500; // the last tile is taken, the rest sinks or floats away

/**
 * Who gets what is looked at for a while, or until somebody touches, though the round has gone on: the
 * board's own memory.
 */
export class Lingering {
  now = $state.raw<Lingers | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goOn: (() => void) | undefined;
  #began = 0;

  constructor() {
    onDestroy(this.end);
  }

  see(table: Table): void {
    const { view } = table;
    if (this.now?.after === view) return;
    const next = table.ms >= LEAST ? this.#after(table) : null;
    if (next) {
      this.end();
      this.now = next.what;
      this.#began = performance.now();
      // Who wants nothing to move reads as long as they like what they won.
      const still = next.what.scene === "share" && !motion();
      if (!still) this.#timer = setTimeout(this.end, next.time);
      // What others do meanwhile is not told over it.
      if (!still && table.you !== null) this.#goOn = table.stand?.();
      if (next.what.scene === "share" && motion()) fleet.held = next.what.before;
    } else if (
      this.now &&
      (view.step !== this.now.after.step || view.round !== this.now.after.round)
    ) {
      this.end();
    }
  }

  #after({ step, before, view, scenery }: Table): { what: Lingers; time: number } | null {
    if (!step || !before || before.step === view.step) return null;
    if (before.step === "plunder") {
      const ended = atTheEnd(before, step, scenery.places);
      const { act, seat } = step;
      const stopped = act.type === "Stop" && typeof seat === "number" ? seat : null;
      return { what: { scene: "share", before: ended, after: view, stopped }, time: SHARE };
    }
    const auctioned = (one: Sight): boolean => one.step === "bids" || one.step === "takes";
    if (!auctioned(before) || auctioned(view)) return null;
    const what: Lingers = { scene: "auction", before, after: view };
    return { what, time: before.step === "bids" ? HANDS : LAST };
  }

  /** Any touch ends what is only looked at. */
  touched = (): void => {
    const late = this.now?.scene === "share" && performance.now() - this.#began < LATE;
    if (this.now && !late) this.end();
  };

  /** Until it is ended by hand. */
  stay = (): void => clearTimeout(this.#timer);

  end = (): void => {
    clearTimeout(this.#timer);
    fleet.held = null;
    this.now = null;
    this.#goOn?.();
    this.#goOn = undefined;
  };
}
