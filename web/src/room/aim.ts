import { canonical } from "../lib/json.ts";
import type { GameAct, Menu } from "../wire/types.ts";

/** As long as a finger needs to notice that what it reaches for is no longer there. */
export const MOMENT = 400;

/** The hand at this device: when it last touched the screen; nothing if it typed since. */
export class Hand {
  at: number | null = null;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  down = (): void => {
    this.at = this.#now();
  };

  typed = (): void => {
    this.at = null;
  };
}

/**
 * Whether a tap was aimed at a menu that is gone. Others may change what I can do while my finger is
 * on its way: what the old menu did not offer was not meant. What both offer was, so that in a race,
 * where every drop of somebody's makes a new menu, no tap is lost, nor is one of a kind that no menu
 * lists, such as a pawn at a point; and where nothing was offered before, nothing else can have been
 * meant.
 */
export class Aim {
  readonly #hand: Hand;
  readonly #now: () => number;
  #until = -MOMENT;
  #meant: ReadonlySet<string> = new Set();
  #kinds: ReadonlySet<string> = new Set();

  constructor(hand: Hand, now: () => number) {
    this.#hand = hand;
    this.#now = now;
  }

  /** Somebody else has changed my menu. */
  shifted(old: Menu | null): void {
    if (!old) return;
    const acts = old.acts.map(canonical);
    // Twice within a moment: what the first one offered may still be what the finger is after.
    const still = this.#now() < this.#until;
    this.#meant = new Set(still ? [...this.#meant, ...acts] : acts);
    this.#kinds = new Set(still ? [...this.#kinds, ...old.open] : old.open);
    this.#until = this.#now() + MOMENT;
  }

  missed(act: GameAct): boolean {
    const { at } = this.#hand;
    if (at === null || at >= this.#until || this.#kinds.has(act.type)) return false;
    return !this.#meant.has(canonical(act));
  }
}

/** The one hand of this page. Who plays by a machine is as quick as the menus are. */
export const hand = new Hand(() => performance.now());

/** Until the function that is returned is called. */
export function watchTheHand(): () => void {
  if (navigator.webdriver) return () => {};
  addEventListener("pointerdown", hand.down, true);
  addEventListener("keydown", hand.typed, true);
  return () => {
    removeEventListener("pointerdown", hand.down, true);
    removeEventListener("keydown", hand.typed, true);
  };
}
