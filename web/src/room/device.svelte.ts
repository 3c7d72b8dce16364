import { untrack } from "svelte";
import type { Held, Keys } from "../lib/api.ts";
import { hush, notice } from "../lib/notices.svelte.ts";
import { STEADY } from "../lib/steps.ts";
import { keepKeys } from "./chair.ts";
import { takenSince } from "./log.ts";
import { Table } from "./table.svelte.ts";
import { isSecret, lookFor, passTo, type Side } from "./tablet.ts";

/** The next touch or key, but not the second of the one that led here; until the function given back
    is called. */
function whenTouched(then: () => void): () => void {
  const until = new AbortController();
  const since = performance.now();
  const touched = (): void => {
    if (performance.now() - since > STEADY) then();
  };
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, touched, { signal: until.signal });
  return () => until.abort();
}

/**
 * This device at a table, and whose side it shows. If several people share it, it goes from hand to
 * hand: where one of them has a secret a curtain comes down in between, and the page shows what a
 * watcher sees; where nobody has one it simply turns to who is awaited.
 */
export class Device {
  readonly #id: string;
  /** The id by which one only watches. */
  watch = "";
  /** The chairs of this device. If they are several, one is shown at a time, or none. */
  here = $state.raw<readonly Held[]>([]);
  #table = $state.raw<Table>();
  /** The table as I shall see it from my new chair; the old one stays in sight until it is there. */
  #coming = $state.raw<Table>();
  /** The table as everybody may see it: what is in sight beside the curtain. */
  #common = $state.raw<Table>();
  /** For whom the curtain is down, and whether it hangs long enough to be lifted. */
  curtain = $state<number | null>(null);
  steady = $state(false);
  /** The same for what is undone when an effect ends: there state is still what it was before. */
  #down = false;
  /** The side that may be looked at, and whether somebody only looks in between. */
  #lifted = $state.raw<Table>();
  #visiting = $state(false);
  /** The curtain came down because somebody wanted to look, not because they are awaited. */
  wished = $state(false);
  /** Who was awaited when the visit began: it lasts until somebody else is. */
  #begun: string | null = null;

  readonly shared = $derived(this.here.length > 1);
  readonly #side: Side = $derived({
    seat: this.#table?.you ?? 0,
    open: this.#table !== undefined && this.#table === this.#lifted,
    visiting: this.#visiting,
    phase: this.#table?.phase ?? "unknown",
    awaiting: this.#table?.awaiting ?? [],
    secret: this.#table?.secret ?? [],
  });
  readonly #next = $derived(passTo(this.here, this.#side));
  /** The match has begun for all at this device: whose side comes first is not for everybody's eyes. */
  readonly #unseen = $derived(this.shared && this.#side.phase === "running" && !this.#side.open);
  /** What the page shows: a side, or while there is none what everybody may see. */
  readonly shown = $derived.by(() => {
    if (!this.#table) return this.#common?.known ? this.#common : undefined;
    return this.#unseen ? undefined : this.#table;
  });
  readonly veiled = $derived(this.shown !== undefined && this.shown === this.#common);
  readonly seat = $derived(this.#side.seat);
  /** Who looks in between gives the tablet back by hand. */
  readonly owner = $derived(
    this.#visiting ? passTo(this.here, { ...this.#side, visiting: false }) : null,
  );

  constructor(id: string) {
    this.#id = id;
    $effect(() => this.#arrive());
    $effect(() => this.#endVisit());
    $effect(() => this.#goOn());
    $effect(() => this.#follow());
    $effect(() => this.#hangStill());
  }

  sit(keys: Keys | null): void {
    this.#coming?.close();
    if (keys) keepKeys(keys);
    this.#coming = new Table(this.#id, keys, () => this.shared);
  }

  /** From hand to hand, by a curtain if there is a secret; a wish is not a turn. */
  pass(seat: number, wished = false): void {
    if (!isSecret(this.#side, seat)) {
      this.#turn(seat, wished);
      return;
    }
    this.lower(seat);
    this.wished = wished;
  }

  /** The curtain comes down: what the last one saw is closed and forgotten. */
  lower(seat: number): void {
    this.#prepare(seat);
    this.#coming?.close();
    this.#table?.close();
    this.#coming = this.#table = this.#lifted = undefined;
    this.curtain = seat;
    this.#down = true;
    this.wished = false;
    hush();
    // A bubble that tells of a card goes as if the finger had gone.
    dispatchEvent(new Event("pointercancel"));
  }

  /** Whoever is awaited lifts it at once. To all others it has to be handed first: what they chose
      face down is not shown by one tap of whoever holds it. */
  take(seat: number): void {
    if (this.#common?.awaiting.includes(seat) ?? true) {
      this.lift(seat);
      return;
    }
    this.curtain = seat;
    this.wished = true;
  }

  lift(seat: number): void {
    const visits = this.wished || seat !== this.curtain;
    this.curtain = null;
    this.#down = false;
    this.#turn(seat, visits);
  }

  /** Without a curtain. */
  begin(seat: number): void {
    this.#turn(seat, false);
  }

  /** The network of this device is back, or gone. */
  hurry = (): void => this.#each((one) => one.hurry());
  lose = (): void => this.#each((one) => one.lose());

  close(): void {
    this.#each((one) => one.close());
  }

  #each(does: (one: Table) => void): void {
    for (const one of [this.#coming, this.#table, this.#common]) if (one) does(one);
  }

  #turn(seat: number, visiting: boolean): void {
    const keys = this.here.find((one) => one.seat === seat);
    if (!keys) return;
    this.#visiting = visiting;
    this.#begun = null;
    this.sit(keys);
    this.#lifted = this.#coming;
  }

  /** What is seen beside the curtain is there before it falls. Its token says who is here, no more. */
  #prepare(seat: number): Table | undefined {
    const keys = this.here.find((one) => one.seat === seat);
    if (keys) this.#common ??= new Table(this.watch, { ...keys, phrase: "" });
    return this.#common;
  }

  #dismiss(): void {
    this.#common?.close();
    this.#common = undefined;
  }

  #arrive(): void {
    if (!this.#coming || this.#coming.phase === "unknown") return;
    // What has happened lies on the table: from hand to hand it does not change.
    if (this.shared && !this.#coming.known) return;
    this.#table?.close();
    this.#table = this.#coming;
    this.#coming = undefined;
    this.#dismiss();
    untrack(() => this.#tellTaken());
  }

  /** What luck had shown a hidden hand is drawn anew: at one device that is said openly, to who takes
      it next. */
  #tellTaken(): void {
    const side = this.#side.open ? this.#table : undefined;
    if (!side?.secret.length) return;
    for (const one of takenSince(side.log, side.taken, side.you)) notice(side.tellTaken(one));
  }

  #endVisit(): void {
    if (!this.#visiting || !this.#side.open) return;
    const now = this.#side.awaiting.join();
    this.#begun ??= now;
    if (this.#begun !== now) this.#visiting = false;
  }

  #goOn(): (() => void) | undefined {
    const [seat, side] = [this.#next, this.#side];
    if (seat === null || this.#coming || this.#table?.waiting) return;
    const secret = isSecret(side, seat);
    if (!secret && !side.open && seat === side.seat) {
      this.#lifted = this.#table;
      return;
    }
    const prepared = secret ? untrack(() => this.#prepare(seat)) : undefined;
    // Where nothing is to be seen but a secret that was chosen, it is covered at once.
    const hidden = this.#unseen || (secret && !untrack(() => this.#table?.step?.effect));
    const drawn = untrack(() => this.#table?.tell(this.#table.luck?.story ?? []) ?? "");
    const look = hidden && !drawn ? 0 : lookFor(drawn, secret);
    const timer = setTimeout(() => this.pass(seat), look);
    const unread = drawn && secret ? whenTouched(() => this.pass(seat)) : null;
    return () => {
      clearTimeout(timer);
      unread?.();
      if (this.#down) return;
      prepared?.close();
      this.#common = undefined;
    };
  }

  /** While the curtain is down others may act: it waits for whom the table awaits, or for nobody. */
  #follow(): void {
    const common = this.#common;
    if (this.curtain === null || !common) return;
    if (common.phase === "over") this.lift(this.curtain);
    if (this.wished || common.phase !== "running") return;
    const seat = this.curtain;
    const awaited = this.here.filter((one) => common.awaiting.includes(one.seat));
    if (awaited[0] && !awaited.some((one) => one.seat === seat)) this.curtain = awaited[0].seat;
  }

  /** A second tap of the hand that has just played opens nothing. */
  #hangStill(): (() => void) | undefined {
    this.steady = false;
    if (this.curtain === null) return;
    const timer = setTimeout(() => {
      this.steady = true;
    }, STEADY);
    return () => clearTimeout(timer);
  }
}
