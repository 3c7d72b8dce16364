import { same } from "../lib/json.ts";
import type { GameAct, Menu } from "../wire/types.ts";

/**
 * What a hand in a race has done while its last act was not answered. The next act does not wait for a
 * finger, only for that answer; what is no longer offered when its turn comes was too late.
 */
export class Haste {
  acts: readonly GameAct[] = [];

  add(act: GameAct): void {
    this.acts = [...this.acts, act];
  }

  /** The next one; null: it is too late for all that waited, undefined: nothing did. */
  next(menu: Menu | null): GameAct | null | undefined {
    const [next, ...rest] = this.acts;
    const offered =
      next && (menu?.open.includes(next.type) || menu?.acts.some((act) => same(act, next)));
    this.acts = offered ? rest : [];
    return offered ? next : next && null;
  }
}
