import type { Keys } from "../lib/api.ts";
import { complain, dismiss } from "../lib/notices.svelte.ts";

/** A form that leads to a chair: what is wrong with one try is gone with the next. */
export class Sitting {
  busy = $state(false);
  readonly #seated: (keys: Keys) => void;
  #complaint = 0;

  constructor(seated: (keys: Keys) => void) {
    this.#seated = seated;
  }

  async try(how: () => Promise<Keys>): Promise<void> {
    this.busy = true;
    try {
      const keys = await how();
      dismiss(this.#complaint);
      this.#seated(keys);
    } catch (error) {
      dismiss(this.#complaint);
      this.#complaint = complain(error);
    }
    this.busy = false;
  }
}
