import { unseen } from "../board/unseen.svelte.ts";
import type { Lesson as Told } from "../lib/api.ts";
import type { Speaker } from "../lib/fluent.ts";
import { canonical, same } from "../lib/json.ts";
import { announce } from "../lib/notices.svelte.ts";
import { isHeld, pause, type Sort, StepQueue, type Tempo, USUAL } from "../lib/steps.ts";
import { gameSpeaker, inBoth, language, t } from "../lib/words.svelte.ts";
import { beatsOf, hitsMe, isEvent } from "../room/reading.ts";
import { browser } from "../wire/socket.ts";
import type * as wire from "../wire/types.ts";

const FOLLOWED = 3; // steps that may wait without haste

/** Luck is scripted here: it is no news, and takes no longer than anything that moves. */
function sortOf(step: wire.Step): Sort {
  if (isEvent(step)) return "event";
  if (hitsMe(step)) return "result";
  if (beatsOf(step) > 1) return "scene";
  return step.effect ? "moving" : step.story.length ? "told" : "silent";
}

/** Gold proposes what is usual; in a lesson it must not propose what is wrong. */
function fair(menu: wire.Menu | null, wanted: wire.GameAct): wire.Menu | null {
  const handles = menu?.handles?.map((one, nth) => ({
    ...one,
    main: one.main && same(menu.acts[nth], wanted),
  }));
  return menu && { ...menu, handles: handles ?? null };
}

/** A lesson as this page shows it. Act list, ribbon and text read it as they read a table. */
export class Lesson {
  readonly told: Told;
  readonly game: string;

  index = $state(0);
  view = $state.raw<wire.GameView | null>(null);
  before = $state.raw<wire.GameView | null>(null);
  /** What can be done: nothing while steps are shown, and where going on is all there is to do. */
  menu = $state.raw<wire.Menu | null>(null);
  step = $state.raw<wire.Step | null>(null);
  ms = $state(0);
  waiting = $state(0);
  playing = $state(false);
  /** The last act was allowed but leads elsewhere. */
  wrong = $state(false);
  hinted = $state<string | null>(null);
  byKeyboard = false;

  // Parts of a table that a lesson has no use for.
  readonly previous = null;
  readonly sending = null;
  readonly luck = null;
  readonly clock = null;
  readonly hand = null;
  readonly banks = null;
  readonly names: readonly string[] = [];
  readonly underway: readonly wire.GameAct[] = [];

  readonly #queue: StepQueue<wire.Step>;
  #cancel: (() => void) | null = null;
  #toShow = 0;

  readonly you: number;
  readonly eyes: number;
  readonly phase = "running";
  readonly seats: readonly wire.Chair[];
  readonly untold = $derived.by(() => unseen.last);
  readonly awaiting = $derived.by(() => (this.playing ? [] : this.frame.awaiting));
  readonly offered = $derived.by(() => this.menu);
  readonly turn = $derived.by(() => ({ awaiting: this.awaiting }));
  scenery = $state.raw<unknown>(null);
  /** All that was shown so far: boards look there for what lies uppermost. */
  readonly log: readonly wire.Step[] = $derived.by(() => {
    const { steps } = this.told;
    const now = this.step ? this.frame.steps.indexOf(this.step) + 1 : 0;
    return [
      ...steps.slice(0, this.index).flatMap((one) => one.steps),
      ...this.frame.steps.slice(0, now),
    ];
  });
  readonly frame = $derived.by(() => this.told.steps[this.index] as Told["steps"][number]);
  readonly meant = $derived.by(() => canonical(this.frame.act));
  readonly last = $derived.by(() => this.index === this.told.steps.length - 1);
  readonly words: Speaker | undefined = $derived.by(() => gameSpeaker(this.game));
  readonly sections = $derived.by(() => this.frame.board[language()]);

  constructor(told: Told) {
    this.told = told;
    this.game = told.game;
    this.you = this.eyes = told.you;
    this.seats = Array.from({ length: told.seats }, (_, seat) => ({
      seat,
      kind: "human",
      name: "",
      bot: null,
      online: true,
      host: false,
      playing: true,
      conceded: false,
      lag: null,
      late: false,
      shown: false,
    }));
    this.#queue = new StepQueue<wire.Step>({
      show: (step, ms) => this.#show(step, ms),
      settled: () => this.#settled(),
      unseen: () => document.hidden,
      sort: sortOf,
      tempo: (step) => this.#tempo(step),
      wait: browser.after,
      now: () => performance.now(),
    });
    this.turnTo(0);
  }

  /** Whatever pace was chosen for tables: and however much waits, each step can still be followed. */
  #tempo(step: wire.Step): Tempo {
    const crowd = Math.max(0, this.#queue.waiting - FOLLOWED);
    if (isHeld(sortOf(step))) return { ...USUAL, beats: beatsOf(step) };
    return { ...USUAL, speed: 1 / (1 + crowd / FOLLOWED) };
  }

  close(): void {
    this.#queue.clear();
    this.#cancel?.();
  }

  /** Show a step as it begins. */
  turnTo(index: number): void {
    this.close();
    this.index = index;
    this.view = this.frame.view;
    this.scenery = this.#sceneryAt(index);
    this.menu = this.frame.act ? fair(this.frame.menu, this.frame.act) : null;
    Object.assign(this, { playing: false, wrong: false, hinted: null, waiting: 0 });
    announce(inBoth(this.frame.text));
  }

  /** A step tells what is printed where only when it has changed. */
  #sceneryAt(index: number): unknown {
    const before = this.told.steps.slice(0, index).flatMap(({ steps }) => steps);
    return before.findLast(({ scenery }) => scenery)?.scenery ?? this.told.scenery;
  }

  next = (): void => {
    if (!this.last) this.turnTo(this.index + 1);
  };

  back = (): void => {
    this.step = null;
    this.before = null;
    this.turnTo(Math.max(0, this.index - 1));
  };

  /** Point at the act that leads on. */
  hint = (): void => {
    const { act, menu } = this.frame;
    if (!act) return;
    this.hinted = canonical(act);
    const label = menu?.labels[menu.acts.findIndex((one) => same(one, act))];
    if (label && this.words) announce(t("hint-says", { act: this.words.say(label) }));
  };

  /** The act that leads on; any other is answered, and nothing changes. */
  act = (act: wire.GameAct): void => {
    if (this.playing || !this.frame.act) return;
    this.wrong = !same(act, this.frame.act);
    if (this.wrong) return;
    this.playing = true;
    this.menu = null;
    this.hinted = null;
    this.#toShow = this.frame.steps.length;
    for (const step of this.frame.steps) this.#queue.push(step);
    this.waiting = this.#queue.waiting;
  };

  /** An act that is not in the menu is no way on either. */
  why = (): void => {
    this.wrong = true;
  };

  /** Show at once what waits, and the next step. */
  skip = (): void => {
    if (!this.playing) return;
    this.#queue.flush();
    this.next();
  };

  #show(step: wire.Step, ms: number): void {
    this.#toShow -= 1;
    this.before = this.view;
    this.ms = ms;
    this.step = step;
    this.view = step.view;
    this.scenery = step.scenery ?? this.scenery;
    this.waiting = this.#queue.waiting;
    const words = this.words;
    if (words) announce(step.story.map((one) => words.say(one)).join(" "));
  }

  /** The last act is looked at before the next sentence comes. */
  #settled(): void {
    this.waiting = 0;
    if (this.#toShow > 0) return; // the first is shown before the others are in the queue
    this.#cancel = browser.after(this.step ? pause(0, sortOf(this.step)) : 0, this.next);
  }
}
