import { motion } from "../board/props.ts";
import type { Course, Replay } from "../lib/api.ts";
import { announce } from "../lib/notices.svelte.ts";
import { pause, type Tempo } from "../lib/steps.ts";
import { beatsOf, sortOf } from "../room/reading.ts";
import { Shown } from "../room/shown.svelte.ts";
import { Soundtrack } from "../room/soundtrack.ts";
import type { Table } from "../room/table.svelte.ts";
import { browser } from "../wire/socket.ts";
import { asStep, opening, sceneryAt, turnEnds } from "./moments.ts";
import { nextTurning, type Shares, turningPoints } from "./standing.ts";

export const SPEEDS = ["0.5", "1", "2", "4", "8"] as const;
export type Speed = (typeof SPEEDS)[number];

/** A match once more. All parts of a table read it as they read one, and nothing can be done at it. */
export class Past extends Shown {
  told: Replay;
  /** How many steps are over, of `of`. */
  index = $state(0);
  playing = $state(false);
  speed = $state<Speed>("1");
  readonly #sounds = new Soundtrack();
  #stop: (() => void) | null = null;
  #ends: number[] = [];
  of = $state(0);
  /** By whose eyes it is seen now, and by which the asker may always see it. */
  seenBy = $state("");
  readonly mine: string;
  /** How everybody stood after each step, once it is known; never while the match runs. */
  shares = $state.raw<Shares | null>(null);
  /** By step, how much better another act would have been, and which. */
  #missed: readonly number[] = [];
  better = $state.raw<Course["better"]>({});
  readonly turnings = $derived.by(() => {
    const eyes = Number(this.seenBy);
    return this.shares
      ? turningPoints(
          this.shares,
          this.#missed,
          this.told.steps,
          Number.isInteger(eyes) ? eyes : null,
        )
      : [];
  });

  constructor(told: Replay) {
    super();
    this.told = told;
    this.game = told.game;
    this.phase = "over";
    this.mine = told.eyes;
    void this.#sounds.learn(told.game);
    this.retell(told, opening(told.steps));
  }

  /** The parts of a table that look at it ask for no more than is here. */
  get table(): Table {
    return this as unknown as Table;
  }

  /** The same match by other eyes, or another one: at this moment. */
  retell(told: Replay, index = this.index): void {
    this.told = told;
    this.of = told.steps.length;
    this.seenBy = told.eyes;
    this.#ends = turnEnds(told.steps);
    // Whoever sat there is not here now: nobody is to be nudged, and no dot says that they are away.
    this.seats = told.seats.map((one) => ({
      ...one,
      kind: one.kind === "bot" ? "bot" : "past",
      playing: true,
      conceded: false,
    }));
    this.#show(index);
  }

  /** How it stood, or that it is not known yet. */
  judge(course: Course | null): void {
    this.#missed = course?.missed ?? [];
    this.better = course?.better ?? {};
    this.shares = course?.shares ?? null;
  }

  play = (): void => {
    if (this.index === this.of) this.#show(opening(this.told.steps));
    this.playing = true;
    this.#wait(pause(0, "told", this.#tempo));
  };

  halt = (): void => {
    this.#stop?.();
    this.#stop = null;
    this.playing = false;
  };

  toggle = (): void => (this.playing ? this.halt() : this.play());

  /** One step on, as it was seen. */
  on = (): void => {
    this.halt();
    this.#show(this.index + 1, true);
  };

  back = (): void => this.go(this.index - 1);

  nextTurn = (): void => this.go(this.#ends.find((end) => end > this.index) ?? this.of);

  lastTurn = (): void => this.go(this.#ends.findLast((end) => end < this.index) ?? 0);

  /** To what cost who looks, or who played, the most; and on to the next of these moments. */
  nextTurning = (): void => {
    const turning = nextTurning(this.turnings, this.index);
    if (turning) this.go(turning.from);
  };

  /** To a moment, at once. */
  go(index: number): void {
    this.halt();
    this.#show(index);
  }

  close(): void {
    this.halt();
    this.hush(0);
  }

  // A table's own doings: here they do nothing.
  act = (): void => {};
  why = (): void => {};
  skip = (): void => {};

  get #tempo(): Tempo {
    return { speed: Number(this.speed), still: !motion() };
  }

  #wait(milliseconds: number): void {
    this.#stop?.();
    this.#stop = browser.after(milliseconds, () => {
      this.#show(this.index + 1, true);
      if (this.index === this.of) this.halt();
      else this.#wait(this.ms);
    });
  }

  #show(index: number, moving = false): void {
    const { steps, view } = this.told;
    this.index = Math.max(0, Math.min(index, this.of));
    const last = steps[this.index - 1];
    const step = last ? asStep(last) : null;
    const seen = last?.view ?? view;
    this.ms = moving && step ? pause(0, sortOf(step), { ...this.#tempo, beats: beatsOf(step) }) : 0;
    this.before = last?.before ?? steps[this.index - 2]?.view ?? view;
    this.view = seen;
    this.you = typeof seen.seat === "number" ? seen.seat : null;
    this.scenery = sceneryAt(this.told, this.index);
    this.step = step;
    this.log = steps.slice(0, this.index);
    this.awaiting = seen.awaiting;
    if (!moving || !step) return;
    this.#sounds.step(step, this.ms, this.you, true);
    announce(this.tell(step.story));
  }
}
