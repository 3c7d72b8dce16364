import type { Chair } from "../wire/types.ts";

/** A line that is back within this time has not been missed, and nobody is told of more than … */
export const GRACE = 3000;
/** … one thing about one player within this time. */
export const SELDOM = 10_000;

/** What this needs of the world; tests bring a clock of their own. */
export interface Bell {
  now(): number;
  after(milliseconds: number, then: () => void): () => void;
}

interface Known {
  name: string;
  online: boolean;
  /** What was told last, and when. */
  told: boolean;
  at: number;
  cancel: (() => void) | null;
}

/** Who of the other people has gone and who is back, told once each and not too often. */
export class Comings {
  readonly #bell: Bell;
  readonly #tell: (seat: number, back: boolean) => void;
  readonly #known = new Map<number, Known>();

  constructor(bell: Bell, tell: (seat: number, back: boolean) => void) {
    this.#bell = bell;
    this.#tell = tell;
  }

  /** The chairs as they are now. Who sits down only now was not away before, whenever their line is up. */
  see(chairs: readonly Chair[], me: number | null): void {
    const first = this.#known.size === 0;
    for (const { seat, kind, name, online } of chairs) {
      const known = this.#known.get(seat);
      if (kind !== "human" || seat === me) this.#forget(seat);
      else if (known?.name === name) this.#changed(seat, known, online);
      else {
        this.#forget(seat);
        const told = first ? online : true;
        this.#known.set(seat, { name, online, told, at: -SELDOM, cancel: null });
      }
    }
  }

  close(): void {
    for (const seat of [...this.#known.keys()]) this.#forget(seat);
  }

  #forget(seat: number): void {
    this.#known.get(seat)?.cancel?.();
    this.#known.delete(seat);
  }

  #changed(seat: number, known: Known, online: boolean): void {
    if (known.online === online) return;
    known.online = online;
    known.cancel?.();
    const wait = Math.max(GRACE, known.at + SELDOM - this.#bell.now());
    known.cancel = this.#bell.after(wait, () => this.#due(seat, known));
  }

  #due(seat: number, known: Known): void {
    if (known.online === known.told) return; // gone and back, or back and gone, meanwhile
    known.told = known.online;
    known.at = this.#bell.now();
    this.#tell(seat, known.online);
  }
}
