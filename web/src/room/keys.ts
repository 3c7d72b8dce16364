import { flushSync } from "svelte";

/** The keys of the table. Help lists them; the words are key-… in the .ftl files. */
export const KEYS = {
  h: "hint",
  u: "undo",
  b: "since",
  m: "may-i",
  r: "rules",
  s: "skip",
  a: "acts",
  c: "chat",
  i: "about-table",
  w: "words",
} as const;
export type Deed = (typeof KEYS)[keyof typeof KEYS];

export function deedOf(key: string): Deed | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : undefined;
}

/** Digits typed one after another make one number; it is chosen as soon as it can be no other. */
export class Digits {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #choose: (number: number) => void;

  constructor(choose: (number: number) => void) {
    this.#choose = choose;
  }

  type(digit: string, verdict: (digits: string) => number | "wait" | null): void {
    clearTimeout(this.#timer);
    let meant = verdict(this.#typed + digit);
    this.#typed = meant === null ? digit : this.#typed + digit;
    if (meant === null) meant = verdict(digit);
    if (meant === "wait") {
      this.#timer = setTimeout(() => this.#settle(Number(this.#typed)), 700);
    } else if (meant !== null) {
      this.#settle(meant);
    } else {
      this.#settle(Number(digit)); // there is none: whoever chooses says so
    }
  }

  #settle(number: number): void {
    this.#typed = "";
    this.#choose(number);
  }
}

/** At once: the next key is meant for it already. */
export function focusOn(what: string): void {
  flushSync();
  document.querySelector<HTMLElement>(what)?.focus();
}

/** A touch of nothing that does something. */
export const meansNothing = ({ target }: Event): boolean =>
  !(target as Element).closest("button, a, input, dialog, [role=button]");
