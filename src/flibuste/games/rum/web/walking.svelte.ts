import { tick } from "svelte";
import { type Performance, perform } from "./perform.ts";
import type { Town } from "./town.ts";
import type { Effect, Sight } from "./types.ts";
import { cuesOf } from "./walk.ts";

/** What just happened in the town, while it can be seen. */
export class Walking {
  /** Who has left, as long as they can be seen going. */
  gone = $state.raw<Readonly<Record<string, number>>>({});
  #playing: Performance | null = null;

  /** Show what led from one view to the other; the answer breaks it off. */
  show(
    stage: Element,
    town: Town,
    before: Sight,
    after: Sight,
    effect: Effect | null,
    scale: () => number,
    ms: number,
    over: () => void,
  ): () => void {
    let broken = false;
    this.gone = Object.fromEntries(
      Object.entries(before.alleys).filter(([alley]) => !(alley in after.alleys)),
    );
    // Whoever has come must be drawn before they can move.
    void tick().then(() => {
      if (broken) return;
      this.#playing = perform(stage, cuesOf(town, before, after, effect, scale()), ms, () => {
        this.#end();
        over();
      });
    });
    return () => {
      broken = true;
      this.#playing?.cancel();
      this.#end();
    };
  }

  /** Who has seen enough. */
  finish = (): void => this.#playing?.finish();

  #end(): void {
    this.#playing = null;
    this.gone = {};
  }
}
