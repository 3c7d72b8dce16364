import type { Replay } from "../lib/api.ts";

/** How everybody stood after so many steps: shares of the win, as bots judge it. */
export type Shares = readonly (readonly number[])[];

/** Shares in whole percent that add up to 100: what rounding leaves over goes where most is cut. */
export function percents(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const cut = (seat: number): number => (shares[seat] ?? 0) * 100 - (whole[seat] ?? 0);
  const missing = Math.round(sum(shares) * 100) - sum(whole);
  const order = whole.map((_, seat) => seat).sort((one, other) => cut(other) - cut(one));
  for (const seat of order.slice(0, missing)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A move that cost who made it some of their share: so many steps were over before it. */
export interface Turning {
  readonly from: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  /** How much better the best other act would have been. */
  readonly cost: number;
}

const LEAST = 0.05; // of the win: less is no turning point
const MOST = 3;

/** What the moves of one seat, or of anybody, cost them against the best other one: the dearest first.
    What luck, others or the count took from them, whatever they had done, is no turning point. */
export function turningPoints(
  shares: Shares,
  missed: readonly number[],
  steps: Replay["steps"],
  whose: number | null,
): Turning[] {
  const moves = steps.flatMap(({ seat }, from) => {
    if (typeof seat !== "number" || (whose !== null && seat !== whose)) return [];
    const [before, after] = [shares[from]?.[seat] ?? 0, shares[from + 1]?.[seat] ?? 0];
    const cost = missed[from] ?? 0;
    return cost >= LEAST ? { from, seat, before, after, cost } : [];
  });
  return moves.sort((one, other) => other.cost - one.cost).slice(0, MOST);
}

/** The next of them after the one that is looked at, round and round. */
export function nextTurning(found: readonly Turning[], index: number): Turning | undefined {
  const here = found.findIndex(({ from }) => from === index);
  return found[(here + 1) % found.length];
}

/** Bands one upon another, as paths in a box of `shares.length - 1` by 1; the first lies lowest. */
export function bands(shares: Shares, order: readonly number[]): string[] {
  const floor = shares.map(() => 0);
  return order.map((seat) => {
    const below = [...floor];
    shares.forEach((row, at) => {
      floor[at] = (floor[at] ?? 0) + (row[seat] ?? 0);
    });
    const point = (height: number, at: number) => `${at} ${(1 - height).toFixed(3)}`;
    const there = floor.map(point);
    const back = below.map(point).reverse();
    return `M${[...there, ...back].join("L")}Z`;
  });
}
