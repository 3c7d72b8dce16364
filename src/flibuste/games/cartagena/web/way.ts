import { BOAT, f, type Plan, type Point } from "./plan.ts";

/** What of an effect tells a way. */
export interface Leg {
  start: number | null;
  goal: number | null;
  jumped: readonly number[];
  /** Where on its first place it begins, if not in the middle. */
  x?: number;
}

/** A point of a way; `over`: others stand there, `climb`: not a square but a ladder or a plank. */
export interface Step extends Point {
  over: boolean;
  climb: boolean;
}

const HIGH = 46; // of a pirate, in its own units

/** The way from place to place: square by square, down the ladders, over the plank into the boat. */
export function way(plan: Plan, { start, goal, jumped, x }: Leg): Step[] {
  if (start === null || goal === null) return [];
  const by = goal < start ? -1 : 1;
  const steps: Step[] = [];
  for (let at = start; at !== goal + by; at += by) {
    const to = plan.places[at];
    if (!to) continue;
    if (steps.length) steps.push(...between(plan, at - by, at));
    steps.push({
      x: at === start ? (x ?? to.x) : to.x,
      y: to.y,
      over: jumped.includes(at),
      climb: false,
    });
  }
  return steps;
}

/** Where one goes between two places that do not lie side by side. */
function between(plan: Plan, from: number, to: number): Step[] {
  const [a, b] = [plan.places[from], plan.places[to]];
  if (!a || !b || a.row === b.row) return [];
  const [high, low] = a.row < b.row ? [a, b] : [b, a];
  const points: Point[] =
    low.row === plan.rows.length ? planks(plan, high) : high.row < 0 ? [] : ladder(plan, high, low);
  const steps = points.map((point) => ({ ...point, over: false, climb: true }));
  return a === high ? steps : steps.reverse();
}

function ladder(plan: Plan, high: Point, low: Point): Point[] {
  const side = high.x > plan.width / 2 ? 1 : -1;
  const x = high.x + side * (plan.shaft ? (plan.stone.width + plan.shaft) / 2 : plan.pitch * 0.42);
  return [
    { x, y: high.y },
    { x, y: low.y },
  ];
}

/** From the last stone into the boat. */
function planks(plan: Plan, { x, y }: Point): Point[] {
  const { boat, pitch } = plan;
  if (!plan.wide) {
    const side = x - pitch * 0.46;
    return [
      { x: side, y },
      { x: side, y: boat.y + boat.height * 0.35 },
    ];
  }
  return [
    { x: x + pitch * 0.76, y: y + 2 },
    { x: x + pitch * 1.15, y: y + plan.stone.front * 0.5 },
  ];
}

/** A way as one line: arcs over those who are jumped. It ends at the rim of the boat, so that it does
    not lie over who sits there. */
export function line(plan: Plan, leg: Leg): string {
  const whole = way(plan, leg);
  const steps = whole.slice(leg.start === BOAT ? 1 : 0, leg.goal === BOAT ? -1 : undefined);
  const [from, ...rest] = steps;
  if (!from) return "";
  const feet = -plan.stone.top * 0.5;
  const rise = plan.man * HIGH * 1.6;
  let path = `M${f(from.x)} ${f(from.y + feet)}`;
  for (let k = 0; k < rest.length; k++) {
    const [step, before, next] = [rest[k], rest[k - 1] ?? from, rest[k + 1]];
    if (!step) break;
    if (step.over && next && before.y === step.y && next.y === step.y) {
      path += `Q${f(step.x)} ${f(step.y + feet - rise)} ${f(next.x)} ${f(next.y + feet)}`;
      k++;
    } else {
      path += `L${f(step.x)} ${f(step.y + feet)}`;
    }
  }
  return path;
}

const SAMPLES = 8; // of a leg: enough for a round hop

/** Where a walker is all along its way: it hops from square to square, higher over others. */
export function stride(plan: Plan, steps: readonly Step[]): Point[] {
  const points: Point[] = [];
  const { feet } = plan;
  for (let k = 0; k + 1 < steps.length; k++) {
    const [from, to] = [steps[k], steps[k + 1]];
    if (!from || !to) break;
    const leap = from.over || to.over ? 0.66 : 0.3;
    const high = from.climb || to.climb ? 0 : leap * plan.man * 60;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const share = sample / SAMPLES;
      const hop = 4 * share * (1 - share) * high;
      points.push({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share - hop + feet,
      });
    }
  }
  const last = steps.at(-1);
  if (last) points.push({ x: last.x, y: last.y + feet });
  return points;
}

/** Milliseconds that a walk takes when there is time. */
export function timeOf(steps: readonly Step[]): number {
  return Math.min(2200, 260 + 130 * (steps.length - 1));
}
