import type { Cue } from "./walk.ts";

/** Something under way that can be hurried to its end or broken off. */
export interface Performance {
  finish(): void;
  cancel(): void;
}

/** Let the actors below `root` play their cues in `ms` milliseconds. */
export function perform(
  root: Element,
  cues: readonly Cue[],
  ms: number,
  done: () => void,
): Performance {
  const running = cues.flatMap(({ actor, from, to, frames, easing = "linear" }) => {
    const thing = root.querySelector(`[data-actor="${CSS.escape(actor)}"]`);
    const timing = { delay: from * ms, duration: (to - from) * ms, fill: "both" as const, easing };
    return thing ? [thing.animate(frames, timing)] : [];
  });
  const cancel = (): void => {
    for (const one of running) one.cancel();
  };
  const over = (): void => {
    cancel();
    done();
  };
  Promise.all(running.map((one) => one.finished)).then(over, () => undefined);
  return { finish: () => running.forEach((one) => void one.finish()), cancel };
}
