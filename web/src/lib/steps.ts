/** What a step is to the eye: nothing, a sentence, something that moves, luck in the open, a result
    that concerns me, what nobody wants to miss, or several things one after another: these three go
    no faster because others wait. */
export type Sort = "silent" | "told" | "moving" | "lucky" | "result" | "event" | "scene";

const BASE: Record<Sort, number> = {
  silent: 0,
  told: 550,
  moving: 900,
  lucky: 1100,
  result: 2200,
  event: 2800,
  scene: 900, // for each beat
};
const HELD: ReadonlySet<Sort> = new Set(["result", "event", "scene"]);
export const isHeld = (sort: Sort): boolean => HELD.has(sort);

/** Of an event, how much of it is over when it is told: nothing is told before it is seen. */
export const UNTOLD = 0.5;

/** What nothing moves for has to be read, however fast the rest may go. */
const READ = 450;
/** What others do is read: to find the sentence, and for each of its letters, but not for ever. */
const FOUND = 350;
const LETTER = 17;
const LONGEST = 2600;
const HURRY = 0.75; // of that, where more is waiting to be read
const WEIGHED = 1.8; // times as long: an event is held against the board, not just read
const LEAST = 80;

/** For so long what is new under a finger takes no touch: it was meant for what was there before. */
export const STEADY = 600;

export interface Tempo {
  /** 2 is twice as fast; Infinity takes no time. */
  speed: number;
  /** Whether nothing moves: then a step is as long as its sentence. */
  still: boolean;
  /** Of the sentence that tells it, if it has to be read. */
  letters?: number;
  /** How many things happen one after another in a scene, each of which has to be seen. */
  beats?: number;
}
export const USUAL: Tempo = { speed: 1, still: false };

/** How long a step is looked at: shorter the more are waiting, and the faster it is wished; what is told
    of it can be read meanwhile. */
export function pause(waiting: number, sort: Sort, tempo: Tempo = USUAL): number {
  const { speed, still, letters = 0, beats = 1 } = tempo;
  if (!BASE[sort] || speed === Number.POSITIVE_INFINITY) return 0;
  const alone = Math.max(still ? READ : 0, (BASE[sort] * beats) / speed);
  const crowd = HELD.has(sort) ? 0 : waiting;
  const read = (reading(letters) * (crowd ? HURRY : 1)) / speed;
  if (sort === "event")
    return Math.round(alone * UNTOLD + Math.max(alone * UNTOLD, read * WEIGHED));
  return Math.max(LEAST, Math.round(Math.max(alone / (1 + crowd / 3), read)));
}

const reading = (letters: number): number =>
  letters ? Math.min(LONGEST, FOUND + letters * LETTER) : 0;

export interface Player<T> {
  /** Show a step: from now on the table is as it says. So many milliseconds may things move. */
  show(step: T, ms: number): void;
  /** Nothing waits any more. */
  settled(): void;
  /** Whether to take time at all: not when nobody can see it. */
  unseen(): boolean;
  sort(step: T): Sort;
  tempo(step: T): Tempo;
  wait(milliseconds: number, then: () => void): () => void;
  now(): number;
}

/** Steps come in bursts and are shown one by one; a tap skips what waits, up to the last result of mine. */
export class StepQueue<T> {
  readonly #player: Player<T>;
  readonly #waiting: T[] = [];
  #cancel: (() => void) | null = null;
  /** Since when something is held to be read. */
  #held: number | null = null;
  /** Something lies over the table until it is touched: meanwhile nothing goes on. */
  #stands = false;

  constructor(player: Player<T>) {
    this.#player = player;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  push(step: T): void {
    this.#waiting.push(step);
    if (this.#player.unseen()) this.flush();
    else if (this.#cancel === null && !this.#stands) this.#next();
  }

  /** Show nothing more until the function given back is called, or all is skipped. */
  stand(): () => void {
    this.#stands = true;
    return () => {
      if (!this.#stands) return;
      this.#stands = false;
      if (this.#cancel === null && this.#waiting.length) this.#next();
    };
  }

  /** A touch has read what is held, unless it is the second of the one that led here: what waits, or
      comes, need not wait for it any more. */
  hasten(): void {
    if (this.#held === null || this.#stands) return;
    if (this.#player.now() - this.#held < STEADY) return;
    this.#stop();
    this.#held = null;
    if (this.#waiting.length) this.#next();
  }

  /** Show at once what waits, but the last result of mine has its time: from there another tap goes on. */
  skip(): void {
    const held = this.#waiting.findLastIndex((step) => this.#player.sort(step) === "result");
    if (held < 0) {
      this.flush();
      return;
    }
    this.#stop();
    this.#stands = false;
    for (let before = 0; before < held; before++) this.#show();
    this.#next();
  }

  /** Show all that waits at once. */
  flush(): void {
    this.#stop();
    this.#stands = false;
    const shown = this.#waiting.length;
    while (this.#waiting.length) this.#show();
    if (shown) this.#player.settled();
  }

  /** Forget all that waits: the table was shown as a whole. */
  clear(): void {
    this.#stop();
    this.#stands = false;
    this.#waiting.length = 0;
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #show(ms = 0): void {
    const step = this.#waiting.shift();
    if (step !== undefined) this.#player.show(step, ms);
  }

  #next(): void {
    this.#cancel = null;
    if (this.#stands) return;
    const shown = this.#waiting.length;
    let time = 0;
    while (!time && this.#waiting.length) time = this.#showNext();
    if (shown && this.#waiting.length === 0) this.#player.settled();
    if (time) this.#cancel = this.#player.wait(time, () => this.#next());
  }

  /** Show one, and say for how long. */
  #showNext(): number {
    const step = this.#waiting[0] as T;
    const player = this.#player;
    const sort = player.sort(step);
    const time = pause(this.#waiting.length - 1, sort, player.tempo(step));
    this.#held = HELD.has(sort) ? player.now() : null;
    this.#show(time);
    return time;
  }
}
