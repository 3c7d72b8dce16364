import { STEADY } from "$lib/steps.ts";

const AFTER = 3000; // milliseconds after a confirmation in which a second touch may still come

/**
 * The second touch of a double tap means what was there before. What is new where something has just
 * been confirmed takes no finger until it has been in sight for a moment. Keys are always meant, and so
 * is who plays by a machine.
 */
export class Steady {
  #confirmed = Number.NEGATIVE_INFINITY;

  /** Whether a touch of what was painted then is meant for it. */
  takes(touch: { timeStamp: number; detail: number }, painted: number): boolean {
    const { timeStamp, detail } = touch;
    const early = timeStamp - painted < STEADY; // also while it has not been painted at all
    if (detail > 0 && early && timeStamp - this.#confirmed < AFTER) return false;
    this.#confirmed = timeStamp;
    return true;
  }
}

/** The one gold slot of this page, wherever it stands. */
const slot = new Steady();

/** What does something only if a touch was meant for what is there now; made with its component. */
export function steadily(shown: () => unknown): (event: MouseEvent, then?: () => void) => void {
  let painted = Number.POSITIVE_INFINITY;
  $effect(() => {
    shown();
    painted = Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame((at) => {
      painted = at;
    });
    return () => cancelAnimationFrame(frame);
  });
  return (event, then) => {
    if (navigator.webdriver || slot.takes(event, painted)) then?.();
  };
}
