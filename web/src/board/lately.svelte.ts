import { onDestroy } from "svelte";
import { browser } from "$wire/socket.ts";

/** How long what happened last stays in sight. */
export const LATELY = 3000;

/**
 * What happened last: a path, a splash. It goes by itself after a while, or with the next step, or
 * with the board. Made while a component is set up:
 *
 *     const path = new Lately<Path>();
 *     $effect(() => path.tell(props.step?.effect ? wayOf(props.step.effect) : null));
 */
export class Lately<T> {
  #value = $state.raw<T | null>(null);
  readonly #after: (milliseconds: number, then: () => void) => () => void;
  #cancel: (() => void) | null = null;
  readonly #stop = (): void => {
    this.#cancel?.();
    this.#cancel = null;
  };

  constructor(after = browser.after, leaving: (then: () => void) => void = onDestroy) {
    this.#after = after;
    leaving(this.#stop);
  }

  get value(): T | null {
    return this.#value;
  }

  /** This is the last thing that happened; null: the next step has nothing to leave behind. */
  tell(value: T | null): void {
    this.#stop();
    this.#value = value;
    if (value !== null) this.#cancel = this.#after(LATELY, this.clear);
  }

  clear = (): void => {
    this.#stop();
    this.#value = null;
  };
}
