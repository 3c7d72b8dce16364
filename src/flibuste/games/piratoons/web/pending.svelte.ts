import type { Spot } from "./chest.ts";
import type { Sight } from "./types.ts";

const LOST = 4000; // milliseconds after which a pawn that nobody answers for is taken away

interface Dropped extends Spot {
  /** The how-manieth of my pawns it will be. */
  number: number;
  at: number;
}

/**
 * My pawns on their way to the server: they lie on my screen at once, told as not yet counted, until
 * the view has them.
 */
export class Pending {
  #dropped = $state.raw<readonly Dropped[]>([]);
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  drop(spot: Spot, counted: number): void {
    const open = this.lying(counted);
    const number = open.reduce((most, one) => Math.max(most, one.number + 1), counted);
    this.#dropped = [...open, { ...spot, number, at: this.#now() }];
  }

  /** Those that the view does not have yet. */
  lying(counted: number): readonly Dropped[] {
    return this.#dropped.filter((one) => one.number >= counted);
  }

  /** What was not answered in time is gone, and with the plunder everything. */
  see(view: Sight, you: number | null): void {
    if (!this.#dropped.length) return;
    const counted = view.pawns[you ?? -1]?.length ?? 0;
    const racing = view.step === "plunder" && you !== null && !view.out[you];
    const late = this.#now() - LOST;
    const kept = racing ? this.lying(counted).filter(({ at }) => at > late) : [];
    if (kept.length < this.#dropped.length) this.#dropped = kept;
  }
}
