import { type Cue, FLIGHT, SPLASH, WHOLE } from "./push.ts";

/** Something under way that can be hurried to its end or broken off; it calls back once. */
export interface Performance {
  finish(): void;
  cancel(): void;
}

/** Let the actors below `root` play their cues in `ms` milliseconds instead of `whole`; the compositor does the work. */
export function perform(
  root: HTMLElement,
  cues: readonly Cue[],
  ms: number,
  whole: number,
  done: () => void,
): Performance {
  const pace = ms / whole;
  const running = cues.flatMap(({ actor, from, time, frames, easing }) => {
    const thing = root.querySelector(`[data-actor="${actor}"]`);
    const timing = { delay: from * pace, duration: time * pace, fill: "both" as const };
    return thing ? [thing.animate(frames, easing ? { ...timing, easing } : timing)] : [];
  });
  const cancel = (): void => {
    for (const one of running) one.cancel();
  };
  Promise.all(running.map((one) => one.finished)).then(done, () => undefined);
  return { finish: () => running.forEach((one) => void one.finish()), cancel };
}

/**
 * What a fall brings flies from the sea to its owner's panel, which lies outside the board: so it is
 * put on the page itself. The step after it may begin meanwhile.
 */
export function flyPoints(
  from: { x: number; y: number },
  seat: number,
  text: string,
  ms: number,
  done: () => void,
): Performance {
  const goal = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  const tag = document.createElement("b");
  tag.textContent = text;
  tag.className = "plank-points";
  tag.ariaHidden = "true";
  document.body.append(tag);
  const at = (x: number, y: number, size: number): string =>
    `translate(${x}px,${y}px) translate(-50%,-50%) scale(${size})`;
  const end = goal
    ? { x: goal.left + goal.width * 0.7, y: goal.top + goal.height / 2 }
    : { x: from.x, y: from.y - 90 };
  const pace = ms / WHOLE;
  const flight = tag.animate(
    [
      { transform: at(from.x, from.y, 0.4), opacity: 0 },
      { transform: at(from.x, from.y - 60, 1.1), opacity: 1, offset: 0.35 },
      { transform: at(from.x, from.y - 60, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, 0.6), opacity: 1 },
    ],
    { delay: SPLASH * pace, duration: FLIGHT * pace, fill: "both", easing: "ease-in-out" },
  );
  const over = (): void => {
    tag.remove();
    done();
  };
  flight.finished.then(over, over);
  return { finish: () => flight.finish(), cancel: () => flight.cancel() };
}
