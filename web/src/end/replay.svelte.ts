import type { Replay as Told } from "../lib/api.ts";
import { pause } from "../lib/steps.ts";
import { sortOf } from "../room/reading.ts";
import type { Table } from "../room/table.svelte.ts";
import { browser } from "../wire/socket.ts";
import type * as wire from "../wire/types.ts";

/** All that a table shows of one moment of its past. */
class Moment {
  view = $state.raw<wire.GameView | null>(null);
  scenery = $state.raw<unknown>(null);
  step = $state.raw<wire.Step | null>(null);
  before = $state.raw<wire.GameView | null>(null);
  log = $state.raw<Told["steps"]>([]);
  awaiting = $state.raw<(number | string)[]>([]);
  ms = 0;
  readonly prompt = null;
  readonly luck = null;
  readonly waiting = 0;
}

/** A finished match once more, step by step, as this seat saw it. */
export class Replay {
  readonly #told: Told;
  readonly #moment = new Moment();
  /** What luck laid out before anybody acted is no part of the show. */
  readonly #first: number;
  #stop: (() => void) | null = null;
  /** How many steps are over, of `of`. */
  index = $state(0);
  playing = $state(false);
  /** The table as it was: who sits there and how they are called is as it is now. */
  readonly table: Table;

  constructor(table: Table, told: Told) {
    this.#told = told;
    this.#first = Math.max(
      0,
      told.steps.findIndex(({ seat }) => typeof seat === "number"),
    );
    this.table = asItWas(table, this.#moment);
    this.#show(0);
    this.play();
  }

  get of(): number {
    return this.#told.steps.length - this.#first;
  }

  play = (): void => {
    if (this.index === this.of) this.#show(0);
    this.playing = true;
    this.#wait(pause(0, "told"));
  };

  pause = (): void => {
    this.#stop?.();
    this.#stop = null;
    this.playing = false;
  };

  on = (): void => {
    this.pause();
    this.#show(this.index + 1, true);
  };

  back = (): void => {
    this.pause();
    this.#show(this.index - 1);
  };

  #wait(milliseconds: number): void {
    this.#stop?.();
    this.#stop = browser.after(milliseconds, () => {
      this.#show(this.index + 1, true);
      if (this.index === this.of) this.pause();
      else this.#wait(this.#moment.ms);
    });
  }

  #show(index: number, moving = false): void {
    const { steps, view, scenery } = this.#told;
    this.index = Math.max(0, Math.min(index, this.of));
    const past = steps.slice(0, this.#first + this.index);
    const last = past.at(-1);
    const step = last && asStep(last);
    const printed = past.findLast((one) => one.scenery)?.scenery;
    Object.assign(this.#moment, {
      view: last?.view ?? view,
      before: past.at(-2)?.view ?? view,
      scenery: printed ?? scenery,
      step: step ?? null,
      log: past,
      awaiting: (last?.view ?? view).awaiting,
      ms: moving && step ? pause(0, sortOf(step)) : 0,
    });
  }
}

function asStep(shown: Told["steps"][number]): wire.Step {
  const { view, scenery } = shown;
  const nothing = { odds: null, menu: null, clock: null, secret: [], prompt: { id: "" } };
  const printed = (scenery ?? null) as wire.Step["scenery"];
  return { type: "Step", ...shown, ...nothing, awaiting: view.awaiting, scenery: printed };
}

/** The same table, but for what the moment knows better. */
function asItWas(table: Table, moment: Moment): Table {
  return new Proxy(table, {
    get(now, key) {
      const its = key in moment ? moment : now;
      const value = Reflect.get(its, key, its);
      return typeof value === "function" ? value.bind(its) : value;
    },
  });
}
