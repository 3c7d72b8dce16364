import { type BoardProps, motion } from "$board/props.ts";
import { type Flight, launch } from "./flight.ts";
import { cellAt, type Plan, START } from "./plan.ts";
import type { Act, Effect, Scenery, Sight } from "./types.ts";
import type { Trail } from "./Ways.svelte";
import { type Step, timeOf, way } from "./way.ts";

type Props = BoardProps<Sight, Act, Effect, Scenery>;
type Told = NonNullable<Props["step"]>;

const FLIGHT = 420; // milliseconds of a card when there is time
const APART = 260; // between two cards that fly one after the other
const SEEN = 3000; // a way stays at least so long
const ROW = 12;

/** A pirate on its way. */
export interface Walk {
  number: number;
  seat: number;
  goal: number;
  steps: readonly Step[];
  delay: number;
  ms: number;
}

/** What just happened, while it can be seen: the card flies, the pirate walks, its way stays. */
export class Happening {
  walk = $state.raw<Walk | null>(null);
  trails = $state.raw<readonly Trail[]>([]);
  /** Cards of my hand that are still in the air, by their signs. */
  coming = $state.raw<Readonly<Record<string, number>>>({});
  /** The last step that was shown: after a leap in a replay older ways are no longer news. */
  #last = 0;
  /** Whether a played card has not yet reached the discards. */
  leaving = $state(false);

  /** The table was shown as a whole: nothing is under way. */
  forget(): void {
    this.trails = [];
  }

  /** Show a step on this plan; the answer ends it at once. */
  show(step: Told, props: Props, plan: Plan): () => void {
    const { effect, seat } = step;
    if (step.number !== this.#last + 1) this.forget();
    this.#last = step.number;
    if (typeof seat === "number" && effect?.start != null) this.#keep(step, effect, seat);
    if (!motion() || props.ms < 100 || document.hidden) return () => undefined;
    const crews = props.view.pirates.length;
    const x = effect?.start === START ? cellAt(plan, Number(seat), crews) : undefined;
    const leg = x === undefined ? effect : effect && { ...effect, x };
    const steps = leg && typeof seat === "number" ? way(plan, leg) : [];
    const card = step.act.type === "Advance" ? FLIGHT : 0;
    const takes =
      Math.max(0, effect?.cards ?? 0) && (steps.length ? props.view.variant === "tortuga" : true);
    const drawing = takes ? FLIGHT + APART * ((effect?.cards ?? 1) - 1) : 0;
    const walking = steps.length ? timeOf(steps) : 0;
    // Everything in the time there is, the faster the less of it.
    const pace = Math.min(1, (props.ms * 0.95) / (card + walking + drawing));
    if (steps.length && typeof seat === "number" && effect?.goal != null) {
      const [delay, ms] = [card * pace * 0.8, walking * pace];
      this.walk = { number: step.number, seat, goal: effect.goal, steps, delay, ms };
    }
    const stops = this.#cards(step, props, plan, pace, (card + walking) * pace);
    return () => {
      this.walk = null;
      for (const stop of stops) stop();
    };
  }

  arrived = (): void => {
    this.walk = null;
  };

  /** The way stays until the next one, and three seconds in any case. */
  #keep({ number }: Told, effect: Effect, seat: number): void {
    const { start, goal, jumped } = effect;
    const before = this.trails.slice(-2).map((trail) => ({ ...trail, old: true }));
    const trail = { number, seat, start, goal, jumped, old: false };
    this.trails = motion() ? [...before, trail] : [trail];
    for (const { number } of before) {
      setTimeout(() => {
        this.trails = this.trails.filter((one) => one.number !== number || !one.old);
      }, SEEN);
    }
  }

  #cards(step: Told, props: Props, plan: Plan, pace: number, later: number): (() => void)[] {
    const ms = FLIGHT * pace;
    const flights: Flight[] = [];
    const { act, effect, seat } = step;
    const fly = (symbol: string | null, from: string, to: string, delay: number): void => {
      flights.push({ symbol, from, to, width: plan.jetty.card, delay, ms });
    };
    if (act.type === "Advance" && typeof seat === "number") {
      fly(act.symbol, keeper(seat, act.symbol, props), '[data-supply="discard"]', 0);
    } else if (act.type === "Retreat" && props.view.variant === "tortuga") {
      const row = props.before?.row ?? [];
      row.slice(0, effect?.cards ?? 0).forEach((symbol, k) => {
        const from = `[data-supply="row-${ROW - row.length + k}"]`;
        fly(symbol, from, keeper(effect?.taker ?? null, symbol, props), later + k * APART * pace);
      });
    } else if (seat === "luck" && effect?.cards) {
      const symbol = act.type === "Draw" ? act.symbol : null;
      fly(symbol, '[data-supply="deck"]', keeper(effect.taker, symbol, props), 0);
    }
    return flights.map((flight) => this.#launch(flight));
  }

  #launch(flight: Flight): () => void {
    const mine = flight.to.startsWith("[data-pile") ? (flight.symbol ?? "") : null;
    const leaves = flight.to.includes("discard");
    const count = (by: number): void => {
      if (leaves) this.leaving = by > 0;
      if (mine) this.coming = { ...this.coming, [mine]: (this.coming[mine] ?? 0) + by };
    };
    count(1);
    return launch(flight, () => count(-1));
  }
}

/** Who holds a card, as a thing on the page: my pile of its sign, another's panel, or the row. */
function keeper(seat: number | null, symbol: string | null, { view, you }: Props): string {
  if (seat === null) return `[data-supply="row-${ROW - 1}"]`;
  if (seat === you && view.hands[you]) return `[data-pile${symbol ? `="${symbol}"` : ""}]`;
  return `[data-seat="${seat}"]`;
}
