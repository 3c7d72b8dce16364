import type { Finger } from "$board/finger.svelte.ts";
import { fitting, type Held } from "$board/handles.ts";
import type { Fit } from "./lights.ts";
import type { Act, Effect } from "./types.ts";

/**
 * A goal touched while several acts lead there, such as the boat with four cards: it is asked which of
 * them, and the next touch of a card or a pirate does it.
 */
export class Asking {
  readonly #finger: () => Finger<Act, Effect>;
  #at = $state.raw<{ held: Held; handle: string } | null>(null);
  /** What is asked about; with something else in hand nothing is. */
  readonly handle: string | null = $derived.by(() => {
    const held = this.#finger().held;
    return held.size && this.#at?.held === held ? this.#at.handle : null;
  });
  /** The answers. */
  readonly fits: readonly Fit[] = $derived.by(() => (this.handle ? this.leading(this.handle) : []));

  constructor(finger: () => Finger<Act, Effect>) {
    this.#finger = finger;
  }

  /** All that leads there with what is in hand, if it is not clear by which act. */
  leading(handle: string): readonly Fit[] {
    const { held, choices, goals } = this.#finger();
    if (!held.size || goals.has(handle)) return [];
    const fits = fitting(choices, held);
    if (fits.some(({ take }) => take.includes(handle))) return [];
    const found = fits.filter(({ goal }) => goal.includes(handle));
    return found.length > 1 ? found : [];
  }

  /** Ask about it, if that is necessary. */
  ask(handle: string): boolean {
    if (!this.leading(handle).length) return false;
    this.#at = { held: this.#finger().held, handle };
    return true;
  }

  touch(handle: string): void {
    const finger = this.#finger();
    const answers = this.fits.filter(({ take }) => take.includes(handle));
    const [answer] = answers;
    if (answer && answers.length === 1) finger.play(answer);
    else if (!this.ask(handle)) finger.touch(handle);
  }
}
