import { notice } from "../lib/notices.svelte.ts";
import { sound } from "../lib/sound.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import type { Wish } from "../wire/socket.ts";
import type * as wire from "../wire/types.ts";
import { isMuted } from "./mutes.svelte.ts";
import type { Shown } from "./shown.svelte.ts";

/** What the people at a table ask of each other: the host's word, giving up, stopping, a knock. */
export class People {
  readonly #table: Shown;
  readonly #send: (wish: Wish) => string | null;
  /** I take back what I asked for myself: to take back, to stop. */
  #withdraws = false;
  /** I am standing up by myself. */
  leaving = false;
  /** I close the table myself: nobody has to tell me. */
  closing = false;
  /** The question whether to stop here, while it is open. */
  stop = $state.raw<wire.StopAsked | null>(null);

  constructor(table: Shown, send: (wish: Wish) => string | null) {
    this.#table = table;
    this.#send = send;
  }

  // The host

  remove = (seat: number): void => void this.#send({ type: "Remove", seat });
  seatBot = (seat: number, bot: string): void => void this.#send({ type: "SeatBot", seat, bot });
  seatHere = (seat: number, name: string): void =>
    void this.#send({ type: "SeatHere", seat, name });
  addChair = (): void => void this.#send({ type: "AddChair" });
  dropChair = (seat: number): void => void this.#send({ type: "DropChair", seat });
  makeHost = (seat: number): void => void this.#send({ type: "MakeHost", seat });

  cancel = (): void => {
    this.closing = true;
    this.#send({ type: "Cancel" });
  };

  setOptions(options: { [name: string]: unknown }): void {
    this.#send({ type: "SetOptions", options });
  }

  /** A chair changes places with the one above or below it. */
  move(seat: number, by: -1 | 1): void {
    const order = this.#table.seats.map((chair) => chair.seat);
    const other = order[seat + by];
    if (other === undefined) return;
    order[seat + by] = seat;
    order[seat] = other;
    this.#send({ type: "Reorder", order });
  }

  // Everybody

  rename = (seat: number, name: string): void => void this.#send({ type: "Rename", seat, name });
  standIn = (yes: boolean): void => void this.#send({ type: "StandIn", yes });
  takeOver = (seat: number): void => void this.#send({ type: "TakeOver", seat });
  concede = (): void => void this.#send({ type: "Concede" });

  /** Ask to stop here, or answer who asks; the asker's no takes the question back. */
  vote(yes: boolean): void {
    this.#withdraws = !yes && this.stop?.seat === this.#table.you;
    this.#send({ type: "Stop", yes });
  }

  /** Take back; while the others are asked, it is the question that I take back. */
  undo(): void {
    this.#withdraws = this.#table.consent?.seat === this.#table.you;
    this.#send({ type: "Undo" });
  }

  answerUndo(yes: boolean): void {
    this.#send({ type: "Consent", yes });
    this.#table.consent = null;
  }

  nudge(seat: number): void {
    if (this.#send({ type: "Nudge", seat })) notice(t("nudge-sent", { who: this.#name(seat) }));
  }

  // What the server says

  /** A chair that I did not leave myself was taken from me. */
  sits(before: number | null, now: number | null): void {
    if (before !== null && now === null && !this.leaving) notice(t("chair-lost"), true);
  }

  hearUndo(asked: wire.UndoAsked): void {
    const mine = asked.seat === this.#table.you;
    this.#table.consent = asked.waiting.length ? asked : null;
    if (asked.granted === null) return;
    if (!asked.granted && mine && !this.#withdraws) notice(t("undo-refused"));
    this.#withdraws = false;
  }

  hearStop(asked: wire.StopAsked): void {
    this.stop = asked.stopped === null ? asked : null;
    if (asked.stopped) this.#table.prompt = null; // nobody is to do anything any more
    if (asked.stopped === false && !this.#withdraws) notice(t("stop-refused"));
    if (asked.stopped !== null) this.#withdraws = false;
  }

  hearNudge({ seat }: wire.Nudged): void {
    const who = this.#name(seat);
    if (isMuted(who)) return;
    notice(t("nudged", { who }));
    sound("nudge");
    navigator.vibrate?.(200);
  }

  /** Whether I have a vote and have not given it. */
  readonly asked: boolean = $derived.by(() => {
    const me = this.#table.you;
    if (!this.stop || me === null || this.#table.seats[me]?.conceded) return false;
    return !this.stop.yes.includes(me) && !this.stop.no.includes(me);
  });

  #name(seat: number): string {
    return this.#table.words?.seat(seat) ?? "";
  }
}
