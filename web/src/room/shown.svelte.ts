import { unseen } from "../board/unseen.svelte.ts";
import type { Entry } from "../lib/api.ts";
import type { Speaker } from "../lib/fluent.ts";
import type { Strength } from "../lib/hints.svelte.ts";
import { canonical, same } from "../lib/json.ts";
import { announce, forgetNotices, notice } from "../lib/notices.svelte.ts";
import { UNTOLD } from "../lib/steps.ts";
import { gameSpeaker, inBoth, t } from "../lib/words.svelte.ts";
import { botName } from "../lobby/bots.ts";
import { browser, type LineState, type Unsaid } from "../wire/socket.ts";
import type * as wire from "../wire/types.ts";
import { inNames } from "./byName.ts";
import { movesIn, undoable } from "./log.ts";
import { isMuted } from "./mutes.svelte.ts";
import { beatsOf, isEvent, lagOf, nameOf, type Reason } from "./reading.ts";

/** A word beside a portrait, in the reader's language or as a friend has written it. */
export type Bubble = Pick<wire.Remarked, "seat"> & { text: wire.Remarked["text"] | string };

const TOLD = 6000; // milliseconds in which it is read how much was taken back

/** Who is awaited, and for what. */
export interface Turn {
  prompt: wire.Message | null;
  awaiting: wire.Step["awaiting"];
}

/** All that a page shows of a table; what makes it so is `Table`'s. */
export class Shown {
  /** Whether several people look at this page: then nobody of them is "you" in what happened. */
  readonly #together: () => boolean;
  line = $state<LineState>("connecting");
  phase = $state<"unknown" | "waiting" | "running" | "over" | "cancelled">("unknown");
  game = $state("");
  you = $state<number | null>(null);
  /** Into whose hand I look, if I watch and they let me. */
  hand = $state<number | null>(null);
  /** Through whose eyes the table is shown. */
  readonly eyes = $derived(this.you ?? this.hand);
  about = $state.raw<wire.Snapshot>();
  seats = $state.raw<wire.Chair[]>([]);
  /** How many are here who sit nowhere. */
  watchers = $state(0);
  view = $state.raw<wire.GameView | null>(null);
  /** What is printed and where it lies. */
  scenery = $state.raw<unknown>(null);
  menu = $state.raw<wire.Menu | null>(null);
  previous = $state.raw<wire.Menu | null>(null);
  prompt = $state.raw<wire.Message | null>(null);
  awaiting = $state.raw<(number | string)[]>([]);
  clock = $state.raw<wire.Clock | null>(null);
  /** How much time everybody has, and when that was told; what is asked about it. */
  banks = $state.raw<(wire.Banks & { at: number }) | null>(null);
  pause = $state.raw<wire.PauseAsked | null>(null);
  late = $state.raw<wire.LateAsked | null>(null);
  /** What opens my hand to a friend. */
  handKey = $state<string | null>(null);
  /** Who at this device has a secret now. */
  secret = $state.raw<readonly number[]>([]);
  log = $state.raw<Entry[]>([]);
  /** Whether what had happened before I came has been told; and whether all of the table has. */
  remembered = $state(false);
  readonly known = $derived(
    this.phase !== "unknown" && (this.remembered || this.phase === "waiting"),
  );
  /** What has been taken back, by whom. */
  taken = $state.raw<wire.TookBack[]>([]);
  /** The step just shown, and the last stroke of luck that was open to see. */
  step = $state.raw<wire.Step | null>(null);
  luck = $state.raw<wire.Step | null>(null);
  /** The view before the step just shown, and the time there is to show it. */
  before = $state.raw<wire.GameView | null>(null);
  ms = $state(0);
  waiting = $state(0);
  #hushed = $state(false);
  /** Something is being looked at that neither sentence, log nor panels tell yet. */
  readonly untold = $derived(this.#hushed || unseen.last);
  #telling: (() => void) | null = null;
  #lagging = $state.raw<Turn | null>(null);
  #following: (() => void) | null = null;
  /** Whose turn it is and what it is about, as far as it has been shown: while others act, theirs. */
  readonly turn: Turn = $derived(this.#lagging ?? { prompt: this.prompt, awaiting: this.awaiting });
  /** How much was just taken back, in words. */
  undone = $state("");
  over = $state.raw<wire.Over | null>(null);
  /** All who look have seen the count; until then nothing of the page tells how it ended. */
  counted = $state(false);
  readonly counting = $derived(!this.counted && this.prompt?.id === "prompt-over");
  /** Of what panels tell, too: where nothing is added up they say what the board shows. */
  readonly summing = $derived(
    this.counting && (this.over?.tally.some((lines) => Object.keys(lines).length > 1) ?? true),
  );
  said = $state.raw<wire.Said[]>([]);
  /** What I said and nobody has heard yet: the line is down. */
  unsaid = $state.raw<readonly Unsaid[]>([]);
  unread = $state(0);
  consent = $state.raw<wire.UndoAsked | null>(null);
  trouble = $state.raw<wire.Trouble | null>(null);
  /** What a bot did for me while I was away. */
  stoodIn = $state.raw<wire.StoodIn | null>(null);
  reason = $state.raw<Reason | null>(null);
  hinted = $state<string | null>(null);
  /** What the last hint said, and how much of it; null once it is read, or the menu is another. */
  advice = $state.raw<(wire.Hinted & { strength: Strength }) | null>(null);
  thinking = $state(false);
  /** What a bot said last, or a friend by the chat. */
  remark = $state.raw<Bubble | null>(null);
  /** The act on its way to the server. */
  sending = $state<string | null>(null);
  /** What I may do now: nothing under what is still being looked at, nor while I am heard; but no race
      waits for that. */
  readonly offered = $derived(
    (this.#hushed || this.#lagging || this.sending) && !this.clock ? null : this.menu,
  );
  /** That act, and those that a hasty hand has made since: none of them is answered. */
  underway = $state.raw<readonly wire.GameAct[]>([]);
  again = $state<string | null>(null);
  wantsAgain = $state(false);
  rematch = $state.raw<wire.Rematch | null>(null);
  /** My last act came from the keyboard: the focus waits for the next menu. */
  byKeyboard = false;

  /** What a step says waits until it has been seen: so long does that take. */
  hush(ms: number): void {
    this.#telling?.();
    this.#hushed = ms > 0;
    this.#telling = ms > 0 ? browser.after(ms, () => this.hush(0)) : null;
  }

  /** How long the turn waits for this step, which has so much time. */
  protected unfold(step: wire.Step, ms: number): number {
    const lag = ms * lagOf(step, this.you);
    this.hush(isEvent(step) ? ms * UNTOLD : 0);
    this.lag(lag);
    return lag;
  }

  /** A scene is shown that nothing more waits behind: whoever goes on has seen it. */
  protected get lastScene(): boolean {
    return !this.waiting && this.step !== null && beatsOf(this.step) > 1;
  }

  /** For so long the turn stays what it was before the step that is being shown. */
  protected lag(ms: number): void {
    this.#following?.();
    const { prompt, awaiting } = this;
    this.undone = ""; // the next thing that happens is what is told
    this.#lagging = ms > 0 ? { prompt, awaiting } : null;
    this.#following = ms > 0 ? browser.after(ms, () => this.lag(0)) : null;
  }

  readonly names: string[] = $derived(this.seats.map(nameOf));
  readonly words: Speaker | undefined = $derived(gameSpeaker(this.game, this.names));
  readonly myTurn = $derived(this.menu !== null && this.phase === "running");
  /** Whether there is anything of mine to take back, as far as this page can know. */
  readonly mayUndo = $derived(undoable(this.log, this.you, this.about?.undo));
  /** Whether everybody's time is their own, and ends by itself. */
  readonly banked = $derived(this.about?.clocks?.kind === "bank");
  readonly host = $derived(this.seats.some((chair) => chair.host && chair.seat === this.you));

  constructor(together = (): boolean => false) {
    this.#together = together;
  }

  /** What happened, as it is told here. */
  protected readonly inNames = <Told extends object>(told: Told): Told =>
    this.#together() && "story" in told
      ? inNames(told as Told & Pick<Entry, "story">, this.you)
      : told;

  /** What happened, in a row. */
  tell(story: readonly wire.Message[]): string {
    return story.map((one) => this.words?.say(one) ?? "").join(" ");
  }

  tellTaken({ seat, moves }: wire.TookBack): string {
    return t("took-back", { who: this.words?.seat(seat) ?? "", moves });
  }

  protected sayPrompt(): void {
    // A line that was closed in the meantime tells nothing any more.
    if (this.line === "gone") return;
    if (this.prompt && this.words) announce(this.words.whole(this.prompt));
  }

  protected isBack(told: wire.StoodIn): void {
    this.stoodIn = told;
    notice(t("stood-in", { bot: botName(told.bot), acts: told.acts }));
  }

  /**
   * The sentence tells it for a while: what flashed up before belongs to what is gone. Where hidden
   * hands share a device it is told in any case, and by whom.
   */
  protected tellUndone(undone: readonly Entry[]): void {
    forgetNotices();
    const last = this.secret.length ? this.taken.at(-1) : undefined;
    if (undone.length < 2 && !last) return;
    this.undone = last ? this.tellTaken(last) : t("taken-back", { moves: movesIn(undone) });
    announce(this.undone);
    browser.after(TOLD, () => (this.undone = ""));
  }

  protected talk(said: wire.Said): void {
    this.said = [...this.said, said];
    if (said.seat === this.you || isMuted(this.words?.seat(said.seat) ?? "")) return;
    this.unread += 1;
    this.remark = said;
    announce(t("chat-said", { who: this.words?.seat(said.seat) ?? "", text: said.text }));
  }

  /** What a hint said: lit on the board and told. */
  protected advise(hint: wire.Hinted, strength: Strength): void {
    this.thinking = false;
    const index = this.menu?.acts.findIndex((one) => same(one, hint.act)) ?? -1;
    if (hint.act && index < 0) return; // the table has moved on
    this.hinted = hint.act && canonical(hint.act);
    this.advice = { ...hint, strength };
    const label = this.menu?.labels[index];
    const act = label && this.words ? t("hint-says", { act: this.words.say(label) }) : "";
    announce(`${act} ${inBoth(hint.why)}`.trim());
  }
}
