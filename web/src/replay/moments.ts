import type { Replay } from "../lib/api.ts";
import type * as wire from "../wire/types.ts";

type Steps = Replay["steps"];

/** How many steps are over before anybody has acted: what luck laid out is no part of the show. */
export function opening(steps: Steps): number {
  return Math.max(
    0,
    steps.findIndex(({ seat }) => typeof seat === "number"),
  );
}

/** How many steps are over when each turn is: the opening, every change of who acts, the end. */
export function turnEnds(steps: Steps): number[] {
  const ends = [opening(steps)];
  let whose: number | string | null = null;
  steps.forEach(({ seat }, index) => {
    if (typeof seat !== "number") return;
    if (whose !== null && seat !== whose) ends.push(index);
    whose = seat;
  });
  return [...ends, steps.length];
}

/** A step as a table knows it: nothing to choose, nothing that could have been. */
export function asStep(shown: Steps[number]): wire.Step {
  const { before: _, ...told } = shown;
  const nothing = { odds: null, menu: null, clock: null, secret: [], prompt: { id: "" } };
  const scenery = (shown.scenery ?? null) as wire.Step["scenery"];
  return { type: "Step", ...told, ...nothing, awaiting: shown.view.awaiting, scenery };
}

/** What is printed after so many steps: a step tells it only when it has changed. */
export function sceneryAt({ steps, scenery }: Replay, index: number): unknown {
  return steps.slice(0, index).findLast((one) => one.scenery)?.scenery ?? scenery;
}

/** The step that the number of a line in the log stands for. */
export function stepOf(steps: Steps, number: number): number {
  return steps.findIndex((one) => one.number >= number) + 1 || steps.length;
}

/** A line somebody pasted: alone, as a link to it, or in a file that a page or a terminal wrote. */
export function lineIn(text: string): string {
  const whole = text.trim();
  try {
    const { code } = JSON.parse(whole) as { code?: unknown };
    if (typeof code === "string") return code;
  } catch {
    // No JSON: it is a line, or a link.
  }
  const code = /\/r\/([^?#\s]+)/.exec(whole)?.[1];
  return (code ?? whole).replace(/\s+/g, "");
}
