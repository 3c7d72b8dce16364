import { board, journal, type Keys, type Section, type Spoken } from "../lib/api.ts";
import { hintStrength, type Strength } from "../lib/hints.svelte.ts";
import { canonical, same, sharing } from "../lib/json.ts";
import { announce, notice } from "../lib/notices.svelte.ts";
import { StepQueue } from "../lib/steps.ts";
import { inBoth, learn, t } from "../lib/words.svelte.ts";
import { addressOf, browser, Line, type LineState, type Wish } from "../wire/socket.ts";
import type * as wire from "../wire/types.ts";
import { Aim, hand } from "./aim.ts";
import { Comings } from "./comings.ts";
import { Inquiry, spoken } from "./facts.ts";
import { Haste } from "./haste.ts";
import { merged, replaced } from "./log.ts";
import { People } from "./people.svelte.ts";
import { openOdds, sortOf, tempoOf } from "./reading.ts";
import { Shown } from "./shown.svelte.ts";
import { Soundtrack } from "./soundtrack.ts";

const now = (): number => performance.now();

/** A table as this page shows it: the frames of its line, one by one, made into what is seen. */
export class Table extends Shown {
  readonly id: string;
  readonly keys: Keys | null;
  readonly people = new People(this, (wish) => this.#send(wish));

  readonly #line: Line;
  readonly #queue: StepQueue<wire.Step>;
  readonly #aim = new Aim(hand, now);
  readonly #sounds = new Soundtrack();
  readonly #comings = new Comings({ now, after: browser.after }, (seat, back) => {
    notice(t(back ? "player-back" : "player-gone", { who: this.words?.seat(seat) ?? "" }));
  });
  readonly #asked = new Map<string, wire.GameAct>();
  readonly #haste = new Haste();
  #tried: { id: string; act: wire.GameAct; menu: number; racing: boolean } | null = null;
  #lastMenu: wire.Menu | null = null;
  #ending: wire.Over | null = null;
  #board = $state.raw<Section[] | null>(null);
  readonly #facts = new Inquiry(
    () => board(this.id, this.keys?.token),
    (told) => {
      this.#board = told;
    },
  );
  #wondered: string | null = null;
  #strength: Strength = "why";

  /** The view in words, while they are shown. */
  readonly sections: Spoken[] = $derived(
    this.#board && this.words ? spoken(this.#board, this.words) : [],
  );

  constructor(id: string, keys: Keys | null, together?: () => boolean) {
    super(together);
    this.id = id;
    this.keys = keys;
    this.#queue = new StepQueue<wire.Step>({
      show: (step, ms) => this.#show(step, ms),
      settled: () => this.#settled(),
      unseen: () => document.hidden,
      sort: sortOf,
      tempo: (step) => tempoOf(step, this.you, this.tell(step.story)),
      wait: browser.after,
      now,
    });
    this.#line = new Line(
      addressOf(id, keys?.token),
      { heard: (a) => this.#hear(this.inNames(a)), changed: (state) => this.#changed(state) },
      browser,
    );
  }

  close(): void {
    this.#queue.clear();
    this.#comings.close();
    this.#line.close();
    this.#facts.end();
  }

  lose = (): void => this.#line.lose(); // the network of this device is gone
  hurry = (): void => this.#line.hurry(); // or it may be there again
  ask = (wish: Wish): void => void this.#send(wish);

  // What the player does

  act(act: wire.GameAct): void {
    this.touched(!this.clock); // who goes on has read what is held
    if (this.#aim.missed(act)) return;
    const racing = this.sending && this.#tried?.racing;
    if (racing || this.#haste.acts.length) this.#haste.add(act);
    else this.#try(act);
    this.#tellUnderway();
  }

  #try(act: wire.GameAct): void {
    const menu = this.menu?.number ?? 0;
    const id = this.menu && this.#line.act(menu, act);
    if (!id) return;
    this.#tried = { id, act, menu, racing: this.clock !== null };
    this.sending = canonical(act);
    this.reason = null;
  }

  #tellUnderway(): void {
    const sent = this.#line.pending;
    const acts = [...(sent ? [sent] : []), ...this.#haste.acts];
    if (acts.length || this.underway.length) this.underway = acts;
  }

  why(act: wire.GameAct): void {
    const id = this.#send({ type: "Why", act });
    if (id) this.#asked.set(id, act);
  }

  /** Why does a touch of this do nothing, with that in hand? */
  wonder(handles: string[]): void {
    this.#wondered = this.#send({ type: "Wonder", handles });
  }

  hint(strength: Strength = hintStrength()): void {
    this.#strength = strength;
    this.thinking = this.#send({ type: "Hint", strength }) !== null;
  }

  chat(text: string): void {
    this.#line.say(text);
    this.unsaid = this.#line.unsaid;
  }

  playAgain(): void {
    this.wantsAgain = true;
    this.#send({ type: "Again" });
  }

  skip(): void {
    this.#queue.skip();
    this.waiting = this.#queue.waiting;
  }

  /** A touch has read what is held, if it means nothing else or nothing more waits to be seen. */
  touched = (idle: boolean): void => {
    if (idle || this.lastScene) this.#queue.hasten();
    if (this.lastScene) this.lag(0);
  };

  /** Something lies over the board to be read: what others do waits until it is let go. */
  stand = (): (() => void) => this.#queue.stand();

  /** Ask for the view as text, now and after every change, until the function given back is called. */
  tellFacts(): () => void {
    this.#facts.begin();
    return () => this.#facts.end();
  }

  // What the server says

  #send(wish: Wish): string | null {
    const id = this.#line.send(wish);
    if (id === null) notice(t("line-down"), true);
    return id;
  }

  /** What each kind of answer does. */
  readonly #hearing: {
    [K in wire.Answer["type"]]: (answer: Extract<wire.Answer, { type: K }>) => void;
  } = {
    Snapshot: (now) => this.#whole(now),
    Step: (step) => {
      this.consent = null; // an act ends the question; one that is still to be shown does not
      this.#queue.push(step);
      this.waiting = this.#queue.waiting;
    },
    Over: (over) => {
      this.#ending = over;
      if (this.#queue.waiting === 0) this.#end();
    },
    Seats: ({ seats, watchers }) => {
      const before = this.host;
      Object.assign(this, { seats, watchers });
      if (this.host && !before) notice(t("host-now"));
      this.#watch();
    },
    Said: (said) => this.talk(said),
    Refused: (refused) => this.#refused(refused),
    Because: (because) => this.#because(because),
    Hinted: (hint) => this.advise(hint, this.#strength),
    Remarked: (remark) => void Object.assign(this, { remark }),
    UndoAsked: (asked) => this.people.hearUndo(asked),
    StopAsked: (asked) => this.people.hearStop(asked),
    Banks: (banks) => Object.assign(this, { banks: { ...banks, at: now() } }),
    PauseAsked: (pause) => Object.assign(this, { pause }),
    LateAsked: (late) => Object.assign(this, { late }),
    Nudged: (nudged) => this.people.hearNudge(nudged),
    StoodIn: (told) => this.isBack(told),
    Hand: ({ token }) => Object.assign(this, { handKey: token }),
    Trouble: (trouble) => Object.assign(this, { trouble }),
    Notice: ({ message }) => notice(inBoth(message), true),
    Rematch: (rematch) => Object.assign(this, { again: rematch.table, rematch }),
  };

  #changed(state: LineState): void {
    this.line = state;
    // What is still open is asked anew.
    if (state !== "live") this.people.stop = this.pause = this.late = null;
  }

  #hear(answer: wire.Answer): void {
    this.unsaid = this.#line.unsaid;
    // The table above pairs each kind with its own hearing; the type checker cannot see it here.
    // A server newer than this page may have kinds that it does not know.
    (this.#hearing[answer.type] as ((answer: wire.Answer) => void) | undefined)?.(answer);
    this.#hurryOn();
    this.#tellUnderway();
  }

  /** Not from a menu that the next steps change: what was missed is told without a clock, and waits. */
  #hurryOn(): void {
    // My act is on its way until it is seen: what is shown before it offers nothing any more.
    if (!this.#line.pending && (this.clock || !this.#queue.waiting)) this.sending = null;
    if (this.sending || this.#queue.waiting) return;
    const next = this.#haste.next(this.menu);
    if (next) this.#try(next);
    else if (next === null) notice(t("act-late"), true);
  }

  /** The table as a whole: on entering, when the match begins, after a take-back. */
  #whole(now: wire.Snapshot): void {
    this.#queue.clear();
    this.lag(0);
    this.#ending = this.consent = this.reason = null;
    const begins = this.phase === "waiting" && now.phase === "running";
    if (this.phase !== "unknown") this.people.sits(this.you, now.you);
    const { type, number, options, chat, undo, fingerprint, menu, said, ...shown } = now;
    Object.assign(this, shown, { about: now, step: null, luck: null, waiting: 0 });
    if (now.phase !== "over") this.over = null;
    if (said.length) this.said = said;
    this.#watch();
    // Of a position that was taken back nobody wonders what was possible there.
    if (!menu || menu.number !== this.menu?.number) this.#lastMenu = this.previous = null;
    this.#offer(menu);
    void learn(now.game).then(() => this.sayPrompt());
    void this.#sounds.learn(now.game);
    void this.#remember(number);
    void this.#facts.changed();
    if (begins) announce(t("match-begins"));
  }

  async #remember(number: number): Promise<void> {
    if (this.phase === "waiting") return;
    const told = await journal(this.id, this.keys?.token).catch(() => null);
    this.remembered = true;
    if (!told) return;
    const kept = new Set(told.map((entry) => entry.number));
    const undone = this.log.filter((entry) => entry.number <= number && !kept.has(entry.number));
    this.log = replaced(this.log, told.map(this.inNames), number);
    if (undone.length) this.tellUndone(undone);
  }

  #show(step: wire.Step, ms: number): void {
    this.before = this.view;
    this.ms = ms;
    const lag = this.unfold(step, ms);
    this.step = step;
    if (openOdds(step)) this.luck = step;
    else if (typeof step.seat === "number") this.luck = null;
    if (typeof step.seat === "number" && step.seat !== this.you) this.#lastMenu = null; // long ago
    this.view = sharing(this.view, step.view);
    if (step.scenery) this.scenery = step.scenery;
    this.prompt = step.prompt;
    this.awaiting = step.awaiting;
    this.clock = step.clock;
    this.secret = step.secret;
    this.#sounds.step(step, ms, this.you, this.#queue.waiting === 0);
    this.log = merged(this.log, [step]);
    this.waiting = this.#queue.waiting;
    if (!this.#isMine(step)) this.#aim.shifted(this.menu);
    this.#offer(step.menu, lag);
    announce(this.tell(step.story));
  }

  /** Whether I did it myself: the room may act in my place. */
  #isMine(step: wire.Step): boolean {
    const mine = step.seat === this.you && !!this.#tried && same(step.act, this.#tried.act);
    if (mine) this.#tried = null;
    return mine;
  }

  #settled(): void {
    this.waiting = 0;
    this.#hurryOn();
    void this.#facts.changed();
    if (this.#ending) this.#end();
    else this.sayPrompt();
  }

  #end(): void {
    Object.assign(this, { over: this.#ending, phase: "over", menu: null, awaiting: [] });
    this.#ending = null;
    this.lag(0);
    announce(t("match-over"));
  }

  #offer(menu: wire.Menu | null, lag = 0): void {
    if (menu?.number === this.menu?.number) {
      // The same acts, but what is said of them may have changed: others have acted in between.
      if (menu && canonical(menu.labels) !== canonical(this.menu?.labels)) this.menu = menu;
      return;
    }
    this.hinted = this.advice = null;
    this.thinking = false;
    if (menu) {
      if (!this.menu) this.#sounds.turn(this.tell(this.prompt ? [this.prompt] : []), lag);
      [this.previous, this.#lastMenu] = [this.#lastMenu, menu];
    }
    this.menu = menu;
  }

  /** Before the match the list of the crew tells who is here. */
  #watch(): void {
    if (this.phase === "running") this.#comings.see(this.seats, this.you);
  }

  #refused(refused: wire.Refused): void {
    const asked = (refused.id && this.#asked.get(refused.id)) || null;
    const tried = this.#tried?.id === refused.id ? this.#tried?.act : null;
    this.thinking = false;
    // The table had moved on: its newest menu is here already, or on its way. A race is told all of it.
    if (refused.error === "stale") {
      if (tried && this.#tried?.racing) notice(t("act-late"), true);
      return;
    }
    // In a race nobody has time for a dialog, nor when it is just over.
    const late = tried && this.#tried?.menu !== this.menu?.number;
    const early = refused.error === "not_awaited";
    if (refused.rule && !early && !this.clock && !late)
      this.reason = { ...refused, act: asked ?? tried ?? null, how: asked ? "asked" : "tried" };
    else notice(inBoth(refused.message), true);
  }

  #because(because: wire.Because): void {
    const act = this.#asked.get(because.id) ?? null;
    const touched = !act;
    // What is forbidden by no rule is no act; and only the last touch is answered.
    if (touched && (!because.rule || this.#wondered !== because.id)) return;
    this.reason = { ...because, act, how: touched ? "touched" : "asked" };
    this.#asked.delete(because.id);
    if (touched) announce(inBoth(because.message));
  }
}
