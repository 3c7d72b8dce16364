import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import type { Message } from "../wire/types.ts";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = NonNullable<Message["args"]>;

/** Text that no line's end parts, as core/words.py has it. */
const unbroken: FluentFunction = ([text]) => String(text).replaceAll(" ", "\u00a0");

/** Whether fingers play here; a page tells it (`words.svelte.ts`). */
let touches = (): boolean => true;
export function handIs(finger: () => boolean): void {
  touches = finger;
}

/** Words for a finger, or for a mouse: HAND("Touch", "Click"). */
const hand: FluentFunction = ([touching, clicking]) => (touches() ? touching : clicking) ?? "";
const FUNCTIONS = { UNBROKEN: unbroken, HAND: hand };

/** A number whose minus is a true one, as core/words.py writes it. */
class Signed extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** The words of several .ftl files in one language; a later file may say a thing anew. */
export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

// Hebrew, Arabic and their neighbours, with their older forms.
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left keeps its direction to itself, inside any sentence. */
export function isolated(name: string): string {
  return LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
}

/** Puts messages into words, as core/words.py does; `names` are the players' own names by seat. */
export class Speaker {
  readonly #bundle: FluentBundle;
  readonly #names: readonly string[];

  constructor(bundle: FluentBundle, names: readonly string[] = []) {
    this.#bundle = bundle;
    this.#names = names;
  }

  /** The same words at a table where the players have names. */
  of(names: readonly string[]): Speaker {
    return new Speaker(this.#bundle, names);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message as a sentence; an argument that is a message itself is put into words first. */
  say(message: Message): string {
    const name = this.#nameOf(message.id);
    if (name) return name;
    const pattern = this.#bundle.getMessage(message.id)?.value;
    // A missing word must not stop a match: the id shows what is missing, and tests look for it.
    if (pattern === undefined || pattern === null) return message.id;
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) {
      if (typeof value === "object") spoken[key] = this.say(value);
      else spoken[key] = typeof value === "number" && value < 0 ? new Signed(value) : value;
    }
    return this.#bundle.formatPattern(pattern, spoken, []);
  }

  /** What a prompt adds to its head: its message `…-more`, with the same arguments. */
  detail(message: Message): string {
    const id = `${message.id}-more`;
    return this.has(id) ? this.say({ ...message, id }) : "";
  }

  /** A prompt as one text, where head and detail do not stand apart. */
  whole(message: Message): string {
    return [this.say(message), this.detail(message)].filter(Boolean).join(" ");
  }

  text(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }

  /** A seat's own name, else the game's name for it ("Blue"). */
  seat(seat: number): string {
    return this.say({ id: `seat-${seat}` });
  }

  #nameOf(id: string): string | undefined {
    const name = id.startsWith("seat-") ? this.#names[Number(id.slice(5))] : undefined;
    return name && isolated(name);
  }
}
