import type { Lane, Point, Town } from "./town.ts";
import type { Effect, Sight } from "./types.ts";

/** Something that moves while a step is shown; times are parts of the step's. */
export interface Cue {
  actor: string;
  from: number;
  to: number;
  frames: Keyframe[];
  easing?: string;
}

const STAND = 0.42; // of the time, until all pirates stand
const SET_OFF = 0.3; // when the captain begins to walk

/** Of an alley whose pirates stand from this square on: in their order. */
function order(lane: Lane, from: string): number[] {
  const nths = lane.stands.map((_, nth) => nth);
  return lane.ends[0] === from ? nths : nths.reverse();
}

/** The captain's way from square to square: stone by stone, in the dark from gate to gate. */
export function wayOf(
  town: Town,
  before: string,
  { alleys, goal }: Effect,
): { at: Point; hidden: boolean }[] {
  const start = town.squares.get(before);
  const end = goal ? town.squares.get(goal) : undefined;
  const lanes = alleys.flatMap((alley) => town.lanes.get(alley) ?? []);
  if (!start || !end || !lanes.length) return [];
  const [first, second] = lanes;
  const seen = (at: Point, hidden = false) => ({ at, hidden });
  const through = (lane: Lane, from: string) =>
    order(lane, from).flatMap((nth) => lane.stands[nth] ?? []);
  const way = [seen(start), ...(first ? through(first, before).map((at) => seen(at)) : [])];
  if (second) {
    const [out, back] = [first?.path.at(-1), second.path.at(-1)];
    if (out) way.push(seen(out, true));
    if (back) way.push(seen(back, true));
    way.push(...through(second, "").map((at) => seen(at)));
  }
  return [...way, seen(end)];
}

/** What moves in the town when a step leads from one view to the other. */
export function cuesOf(
  town: Town,
  before: Sight,
  after: Sight,
  effect: Effect | null,
  scale: number,
): Cue[] {
  const filled = Object.keys(after.alleys).filter((alley) => !(alley in before.alleys));
  const emptied = Object.keys(before.alleys).filter((alley) => !(alley in after.alleys));
  return [
    ...(effect ? arriving(town, before.captain, filled, effect) : []),
    ...leaving(town, emptied),
    ...walking(town, before, after, effect, scale),
  ];
}

/** One after the other, from where the captain stands. */
function arriving(town: Town, captain: string, filled: string[], { alleys }: Effect): Cue[] {
  const new_ = alleys.filter((alley) => filled.includes(alley));
  const all = new_.flatMap((alley) => {
    const lane = town.lanes.get(alley);
    return lane ? order(lane, captain).map((nth) => `pawn:${alley}:${nth}`) : [];
  });
  return all.map((actor, nth) => ({
    actor,
    from: (STAND * nth) / all.length,
    to: (STAND * nth) / all.length + 0.18,
    frames: [{ transform: "translate(-14px,-12px)", opacity: 0 }, { transform: "none" }],
    easing: "cubic-bezier(.2,.9,.3,1.2)",
  }));
}

/** Home they go, upward and out of sight. */
function leaving(town: Town, emptied: readonly string[]): Cue[] {
  return emptied.flatMap((alley) =>
    (town.lanes.get(alley)?.stands ?? []).map((_, nth) => ({
      actor: `gone:${alley}:${nth}`,
      from: 0.05 * nth,
      to: 0.6 + 0.05 * nth,
      frames: [
        { transform: "none", opacity: 1 },
        { transform: "translate(0,-14px)", opacity: 0 },
      ],
      easing: "ease-in",
    })),
  );
}

/** He hops from stone to stone; out of a dead end he goes by himself. */
function walking(
  town: Town,
  before: Sight,
  after: Sight,
  effect: Effect | null,
  scale: number,
): Cue[] {
  const home = town.squares.get(after.captain);
  const start = town.squares.get(before.captain);
  if (!home || !start || before.captain === after.captain) return [];
  const way = effect ? wayOf(town, before.captain, effect) : [{ at: start, hidden: false }];
  const last = way.at(-1)?.at;
  if (!last || last.x !== home.x || last.y !== home.y) way.push({ at: home, hidden: false });
  const put = ({ x, y }: Point, up = 0): string =>
    `translate(${((x - home.x) * scale).toFixed(1)}px,${((y - home.y - up) * scale).toFixed(1)}px)`;
  const frames = way.flatMap(({ at, hidden }, nth): Keyframe[] => {
    const next = way[nth + 1];
    const here = { transform: put(at), opacity: hidden ? 0 : 1 };
    if (!next) return [here];
    const middle = { x: (at.x + next.at.x) / 2, y: (at.y + next.at.y) / 2 };
    return [here, { transform: put(middle, 5), opacity: hidden && next.hidden ? 0 : 1 }];
  });
  return [{ actor: "captain", from: effect ? SET_OFF : 0, to: 0.96, frames }];
}
