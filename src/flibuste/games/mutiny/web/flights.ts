import { mount, unmount } from "svelte";
import Flying from "./Flying.svelte";
import type { Card } from "./names.ts";
import type { Move } from "./types.ts";

/** One thing on its way from one thing of the page to another, both named by selectors. */
export interface Flight {
  what: Move["what"] | "ship";
  card: Card | null;
  from: string;
  to: string;
  delay: number;
  ms: number;
}

const EACH = 380; // milliseconds in the air when there is time
const APART = 120; // between two that follow one another
const MANY = 6; // more coins than that are a rain
const [CHEST, HATCH] = ['[data-place="chest"]', '[data-place="hatch"]'] as const;
const SHARE = 0.95; // of the time of a step

/** Where a move begins or ends: my own things lie in my chest, all others' on their panels. */
export function spotOf(where: Move["start"], you: number | null): string {
  if (where === you) return CHEST;
  return typeof where === "number" ? `[data-seat="${where}"]` : `[data-place="${where}"]`;
}

/** The flights of a step: none before a certain time, and all within so many milliseconds then. */
export function flightsOf(
  moves: readonly Move[],
  you: number | null,
  ms: number,
  late = 0,
): Flight[] {
  const things = moves.flatMap(({ what, card, number, start, goal }) =>
    Array.from({ length: Math.min(number, MANY) }, () => ({
      what,
      card,
      from: spotOf(start, you),
      to: spotOf(goal, you),
    })),
  );
  return oneAfterAnother(things, ms).map((one) => ({ ...one, delay: one.delay + late }));
}

/** A ship from each door that stayed closed to the one on the chart: so far it sails (M12). */
export function sailingOf(doors: readonly number[], ms: number): Flight[] {
  const ships = doors.map((place) => ({
    what: "ship" as const,
    card: null,
    from: `[data-handle="door:${place}"]`,
    to: '[data-place="ship"]',
  }));
  return oneAfterAnother(ships, ms);
}

/** All within the time of their step. */
function oneAfterAnother(things: readonly Omit<Flight, "delay" | "ms">[], ms: number): Flight[] {
  const pace = Math.min(1, (ms * SHARE) / (EACH + APART * (things.length - 1)));
  return things.map((thing, nth) => ({ ...thing, delay: nth * APART * pace, ms: EACH * pace }));
}

/**
 * Let them fly; they belong to the page, not to the board, for they may land on a player's panel. The
 * answer calls them back.
 */
export function launch(flights: readonly Flight[]): () => void {
  const stops = flights.map(one);
  return () => {
    for (const stop of stops) stop();
  };
}

/** What others lay comes from just above: a way from their panels would lead over sentence and score. */
const above = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x, y - height / 2, width, height);

function one(flight: Flight): () => void {
  const [from, to] = [flight.from, flight.to].map((where) =>
    document.querySelector(where)?.getBoundingClientRect(),
  );
  if (!from || !to) return () => undefined;
  const start = flight.to.includes(HATCH) && !flight.from.includes(CHEST) ? above(to) : from;
  const air = document.createElement("div");
  air.className = "mutiny-air";
  air.ariaHidden = "true";
  document.body.append(air);
  const thing = mount(Flying, { target: air, props: { flight } });
  const at = ({ left, top, width, height }: DOMRect, size: number): string =>
    `translate(${left + width / 2}px,${top + height / 2}px) translate(-50%,-50%) scale(${size})`;
  const flown = air.animate(
    [
      { transform: at(start, 0.7), opacity: 0.2 },
      { opacity: 1, offset: 0.2 },
      { transform: at(to, 1), opacity: 1 },
    ],
    { delay: flight.delay, duration: flight.ms, fill: "both", easing: "ease-in-out" },
  );
  let there = true;
  const end = (): void => {
    if (!there) return;
    there = false;
    flown.cancel();
    void unmount(thing);
    air.remove();
  };
  flown.finished.then(end, end);
  return end;
}
