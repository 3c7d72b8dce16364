import type { Keys } from "../lib/api.ts";
import { wordsFor } from "../lib/notices.svelte.ts";

/** A form that leads to a chair: what is wrong with one try is gone with the next. */
export class Sitting {
  busy = $state(false);
  /** What was wrong, for the form to say: a notice would lie behind its sheet. */
  wrong = $state("");
  readonly #seated: (keys: Keys) => void;

  constructor(seated: (keys: Keys) => void) {
    this.#seated = seated;
  }

  async try(how: () => Promise<Keys>): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      this.#seated(await how());
    } catch (error) {
      this.wrong = wordsFor(error);
    }
    this.busy = false;
  }
}
