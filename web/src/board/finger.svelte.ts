import { canonical, same } from "$lib/json.ts";
import type { GameAct, Menu, Message } from "$wire/types.ts";
import { digitsOn, type Placed } from "./digits.ts";
import {
  type Choice,
  canTake,
  choicesOf,
  type Deed,
  doneBy,
  droppedOn,
  fitting,
  type Held,
  NOTHING,
  readyOf,
  touched,
} from "./handles.ts";

const FAR = 8; // pixels until a touch is a drag
const CLICK = 60; // milliseconds in which the click of a drag that has ended still comes

interface Table<A> {
  menu: Menu | null;
  /** The act a hint names, as canonical JSON. */
  hinted: string | null;
  /** The act that a lesson means, as canonical JSON: keys are led there. */
  meant?: string | null;
  /** What a hint wants looked at, though it does not say why. */
  look?: readonly string[] | undefined;
  act: (act: A) => void;
  /** Somebody touched what does nothing now, with this in hand: why? */
  wonder?: (handles: string[]) => void;
}

interface Proposal<A, E> {
  menu: number;
  choice: Choice<A, E> | undefined;
  advice: Message | null;
  /** The kind of act of the menu in whose place it stands. */
  instead: string | null;
}

/**
 * The one finger of a board: it touches, drags or types its way through the handles of the menu.
 * Card first or square first is the same to it; what would happen is shown before it does.
 */
export class Finger<A extends Deed = GameAct, E = unknown> {
  readonly #table: Table<A>;
  #kept = $state.raw<{ offer: string; held: Held }>({ offer: "", held: NOTHING });
  /** Where something is being dragged, in the window. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #proposed = $state.raw<Proposal<A, E> | null>(null);
  /** What the sentence says while the board still shows what was: not yet what to do next. */
  meanwhile = $state.raw<string | null>(null);
  /** What the board prints on its things, or their places from the left: number keys go by it. */
  placed = $state.raw<Placed | null>(null);
  /** What is typed for a thing that can be touched. */
  readonly digits = $derived.by(() => digitsOn(this.#table.menu, this.placed));
  #pressed: { handle: string; x: number; y: number; id: number } | null = null;
  #dropped = Number.NEGATIVE_INFINITY;

  readonly choices: readonly Choice<A, E>[] = $derived.by(() => choicesOf<A, E>(this.#table.menu));
  readonly #offer: string = $derived.by(() => canonical(this.#table.menu?.acts ?? []));
  /** With other acts to choose from what was touched before means nothing. Where several choose at
      once the menu comes anew with everybody's choice, and says the same: then it stays in hand. */
  readonly held: Held = $derived.by(() =>
    this.#kept.offer === this.#offer ? this.#kept.held : NOTHING,
  );
  readonly ready: Choice<A, E> | undefined = $derived.by(() => readyOf(this.choices, this.held));
  readonly hinted: Choice<A, E> | undefined = $derived.by(() =>
    this.choices.find(({ act }) => canonical(act) === this.#table.hinted),
  );
  readonly meant: Choice<A, E> | undefined = $derived.by(() =>
    this.choices.find(({ act }) => canonical(act) === this.#table.meant),
  );
  /** What the board itself has put together for this menu, and what it says instead of that. */
  readonly proposed: Proposal<A, E> | null = $derived.by(() =>
    this.#table.menu && this.#proposed?.menu === this.#table.menu.number ? this.#proposed : null,
  );
  /** What a hint lights, until something else is in hand: touched, it is meant. */
  readonly lit: Choice<A, E> | undefined = $derived.by(() =>
    this.held.size ? undefined : this.hinted,
  );
  /** What the board shows as about to happen: what is clear, else what a hint names, else its own. */
  readonly shown: Choice<A, E> | undefined = $derived.by(
    () => this.ready ?? this.lit ?? (this.held.size ? undefined : this.proposed?.choice),
  );
  /** What has no handles: it needs a button. */
  readonly deeds: readonly Choice<A, E>[] = $derived.by(() =>
    this.choices.filter(({ take, goal }) => !take.length && !goal.length),
  );
  /** What can be taken in hand, beside what is held or instead of it. */
  readonly takes: ReadonlySet<string> = $derived.by(() => {
    const takes = new Set(this.choices.flatMap(({ take }) => take));
    return new Set([...takes].filter((handle) => canTake(this.choices, this.held, handle)));
  });
  /** Where a touch would do it now, and what. */
  readonly goals: ReadonlyMap<string, Choice<A, E>> = $derived.by(() => {
    const found = new Map<string, Choice<A, E>>();
    const fits = this.held.size ? fitting(this.choices, this.held) : [];
    const alone = this.choices.filter(({ take, goal }) => !take.length && goal.length);
    for (const handle of [...fits, ...alone].flatMap(({ goal }) => goal)) {
      const done = doneBy(this.choices, this.held, handle);
      if (done) found.set(handle, done);
    }
    const shown = this.lit ?? (found.size ? undefined : this.shown);
    for (const goal of shown?.goal ?? []) found.set(goal, shown as Choice<A, E>);
    return found;
  });

  /** All that a touch of it would do something. */
  readonly open: ReadonlySet<string> = $derived.by(
    () => new Set([...this.takes, ...this.goals.keys()]),
  );

  constructor(table: Table<A>) {
    this.#table = table;
  }

  /** Whether it is in hand, or in the hand of the hint. */
  has(handle: string): boolean {
    if (this.held.size) return this.held.has(handle);
    return Boolean((this.hinted?.take ?? this.#table.look)?.includes(handle));
  }

  touch(handle: string): void {
    if (performance.now() - this.#dropped < CLICK) return;
    const done = this.lit?.goal.includes(handle)
      ? this.lit
      : doneBy(this.choices, this.held, handle);
    if (done) {
      this.play(done);
      return;
    }
    if (this.#leadsTo([handle])) return; // several do: which of them is still to be said
    if (!this.open.has(handle) && !this.held.has(handle)) this.#wonder(handle);
    this.#take(handle);
  }

  /** One more in hand; of what a hint lights all of it, since it is as good as in hand. */
  #take(handle: string): void {
    const meant = this.lit?.take.includes(handle) ? this.lit.take : null;
    this.#hold(meant ? new Set(meant) : touched(this.choices, this.held, handle));
  }

  /** Whether what is in hand goes there, though it is not clear by which act. */
  #leadsTo(handles: readonly string[]): boolean {
    const takes = (choice: Choice<A, E>): boolean =>
      handles.some((one) => choice.take.includes(one));
    const fits = this.held.size ? fitting(this.choices, this.held) : [];
    return !fits.some(takes) && fits.some(({ goal }) => goal.some((one) => handles.includes(one)));
  }

  #wonder(handle: string): void {
    if (this.#table.menu) this.#table.wonder?.([...this.held, handle]);
  }

  play(choice: Choice<A, E> | undefined): void {
    if (!choice) return;
    this.letGo();
    this.#table.act(this.inPlaceOf(choice.act)?.choice?.act ?? choice.act);
  }

  /**
   * An act of an open kind that a board makes up piece by piece is as good as in hand: the gold slot
   * does it, and so does what the list has of that kind (`instead`). While it is not whole, `advice`
   * says what is missing.
   */
  propose(
    made: { act: A; label: Message } | null,
    advice: Message | null = null,
    instead: string | null = null,
  ): void {
    const menu = this.#table.menu;
    const acts = made ? [made.act as Deed as GameAct] : [];
    const labels = made ? [made.label] : [];
    const only = menu && { ...menu, acts, labels, effects: null, handles: null };
    const [choice] = choicesOf<A, E>(only);
    this.#proposed = menu && { menu: menu.number, choice, advice, instead };
  }

  /** What the board has put together that stands in place of this act and is another. */
  inPlaceOf(act: Deed): Proposal<A, E> | null {
    const made = this.proposed;
    return made?.instead === act.type && !same(made.choice?.act, act) ? made : null;
  }

  /** An act chosen by its words or its number; or what is still missing to it. */
  choose(act: A): Message | null {
    const made = this.inPlaceOf(act);
    if (made && !made.choice) return made.advice;
    this.letGo();
    this.#table.act(made?.choice?.act ?? act);
    return null;
  }

  letGo = (): void => {
    this.#hold(NOTHING);
    this.cancel();
  };

  /** A finger comes down on something that could be dragged from here. */
  press(handle: string, event: PointerEvent): void {
    if (event.button !== 0 || !canTake(this.choices, NOTHING, handle)) return;
    this.#pressed = { handle, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR;
    if (!this.at && far && !this.held.has(pressed.handle)) {
      this.#take(pressed.handle);
    }
    if (this.at || far) this.at = { x: event.clientX, y: event.clientY };
  };

  end = (event: PointerEvent): void => {
    if (this.#pressed?.id !== event.pointerId) return;
    const [carried, own] = [this.at !== null, new Set([this.#pressed.handle])];
    this.cancel();
    if (!carried) return;
    this.#dropped = performance.now();
    const under = handlesAt(event.clientX, event.clientY);
    if (under[0] !== undefined && own.has(under[0])) return; // a long tap: it stays in hand
    // What was touched before may have nothing to do with what is dragged now.
    const done = droppedOn(this.choices, this.held, under) ?? droppedOn(this.choices, own, under);
    if (done) this.play(done);
    else if (!this.#leadsTo(under)) this.#hold(NOTHING);
  };

  cancel = (): void => {
    this.#pressed = null;
    this.at = null;
  };

  /** Escape lets go of what is in hand; that of a dialog only closes it. */
  key = (event: KeyboardEvent): void => {
    const inside = (event.target as Element | null)?.closest?.("dialog");
    if (event.key === "Escape" && !inside) this.letGo();
  };

  /** The attributes of something drawn: it is a button while a touch does anything. */
  spot(handle: string, label: string): Record<string, unknown> {
    const open = this.open.has(handle);
    const takes = this.held.has(handle) || (open && !this.goals.has(handle));
    return {
      ...this.#touches(handle, label),
      role: open ? "button" : "img",
      tabindex: open ? 0 : undefined,
      "aria-pressed": takes ? this.has(handle) : undefined,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.touch(handle);
      },
    };
  }

  /** The attributes of something that always is a button, such as a card of the hand. */
  card(handle: string, label: string): Record<string, unknown> {
    return {
      ...this.#touches(handle, label),
      "aria-pressed": this.has(handle),
      "aria-disabled": !this.open.has(handle),
    };
  }

  #touches(handle: string, label: string): Record<string, unknown> {
    return {
      "data-handle": handle,
      "aria-label": label,
      onclick: () => this.touch(handle),
      onpointerdown: (event: PointerEvent) => this.press(handle, event),
    };
  }

  #hold(held: Held): void {
    this.#kept = { offer: this.#offer, held };
  }
}

/** The handles under a point of the window, from the innermost thing outward. */
function handlesAt(x: number, y: number): string[] {
  const found: string[] = [];
  let thing = document.elementFromPoint(x, y)?.closest("[data-handle]");
  while (thing) {
    found.push(thing.getAttribute("data-handle") ?? "");
    thing = thing.parentElement?.closest("[data-handle]");
  }
  return found;
}
