import type { Sight } from "./types.ts";

/** Something small that changes hands: coins, barrels, a recruit. */
export interface Flight {
  sign: "coin" | "rum" | "pirate";
  seat: number;
  /** To whoever gains it, or away from whoever pays. */
  gains: boolean;
  count: number;
}

/** What changed hands between two views, as far as everybody may know it. */
export function flightsOf(before: Sight, after: Sight): Flight[] {
  const shut = (seat: number): boolean => after.show_coins === "closed" && seat !== after.seat;
  return after.reserve.flatMap((_, seat): Flight[] => {
    const coins = (after.coins[seat] ?? 0) - (before.coins[seat] ?? 0);
    const rum = (after.rum[seat] ?? 0) - (before.rum[seat] ?? 0);
    const recruits = (before.common[seat] ?? 0) - (after.common[seat] ?? 0);
    return [
      ...(coins && !shut(seat)
        ? [{ sign: "coin" as const, seat, gains: coins > 0, count: Math.abs(coins) }]
        : []),
      ...(rum > 0 ? [{ sign: "rum" as const, seat, gains: true, count: rum }] : []),
      ...(recruits > 0 ? [{ sign: "pirate" as const, seat, gains: true, count: recruits }] : []),
    ];
  });
}

/** The rendezvous that a step has turned, and whose it is. */
export function meetingOf(before: Sight, after: Sight): { tile: string; seat: number } | null {
  for (const [seat, { kept }] of after.tiles.entries()) {
    const tile = kept.at(-1);
    if (tile && kept.length > (before.tiles[seat]?.kept.length ?? 0)) return { tile, seat };
  }
  return null;
}

const SIZE = 30; // pixels
const EACH = 0.12; // of the time between two of one flight

/** Let it fly between a player's panel and a thing on the board; the answer ends it at once. */
export function launch(flight: Flight, from: Element, panel: Element, ms: number): () => void {
  const [one, two] = flight.gains ? [from, panel] : [panel, from];
  const running = Array.from({ length: Math.min(3, flight.count) }, (_, nth) =>
    toss(flight.sign, middleOf(one), middleOf(two), 0.55 * ms, nth * EACH * ms),
  );
  return () => running.forEach((end) => void end());
}

function middleOf(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2 - SIZE / 2, y: top + height / 2 - SIZE / 2 };
}

function toss(
  sign: string,
  from: { x: number; y: number },
  to: { x: number; y: number },
  duration: number,
  delay: number,
): () => void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#rum-${sign}`);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "rum-flight");
  svg.ariaHidden = "true";
  svg.append(use);
  document.body.append(svg);
  const put = ({ x, y }: { x: number; y: number }, up = 0, size = 1): string =>
    `translate(${x}px,${y - up}px) scale(${size})`;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const flight = svg.animate(
    [
      { transform: put(from, 0, 0.6), opacity: 0 },
      { transform: put(from, 8), opacity: 1, offset: 0.15 },
      { transform: put(half, 26, 1.15), opacity: 1, offset: 0.6 },
      { transform: put(to, 0, 0.6), opacity: 0.2 },
    ],
    { duration, delay, fill: "both", easing: "ease-in-out" },
  );
  const over = (): void => svg.remove();
  flight.finished.then(over, over);
  return () => flight.cancel();
}
