import { same } from "../lib/json.ts";
import type { GameAct, Message, Step } from "../wire/types.ts";

/** One of the things that luck could have done: the act, its weight, and its label. */
type Chance = [GameAct, number, Message?];

/** One outcome of luck, how likely it was, and whether it came. */
export interface Outcome {
  label: Message;
  weight: number;
  share: number;
  came: boolean;
}

/** What could have happened, the likeliest first, in the smallest whole numbers; a long tail is left to
    its sum. */
export function outcomes(step: Step, most = 8): { shown: Outcome[]; rest: number; whole: number } {
  const odds = (step.odds ?? []) as unknown as Chance[];
  const common = odds.reduce((found, [, weight]) => divisor(found, weight), 0) || 1;
  const whole = odds.reduce((sum, [, weight]) => sum + weight / common, 0) || 1;
  const all = odds.map(([act, weight, label]) => ({
    label: label ?? plain(act),
    weight: weight / common,
    share: weight / common / whole,
    came: same(act, step.act),
  }));
  if (all.length <= most) return { shown: all, rest: 0, whole };
  const sorted = [...all].sort(
    (one, other) => Number(other.came) - Number(one.came) || other.share - one.share,
  );
  const shown = sorted.slice(0, most);
  return { shown, rest: sorted.slice(most).reduce((sum, one) => sum + one.weight, 0), whole };
}

/** The greatest number that divides both: six chances in twelve are one in two. */
const divisor = (one: number, other: number): number => (other ? divisor(other, one % other) : one);

/** An act that comes without a label: its values, as they are. */
function plain({ type, ...fields }: GameAct): Message {
  return { id: Object.values(fields).join(" ") || type };
}
