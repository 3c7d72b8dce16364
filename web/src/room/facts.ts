import type { Section, Spoken } from "../lib/api.ts";
import type { Speaker } from "../lib/fluent.ts";

/** The view in words, as core/sections.py has it. */
export function spoken(sections: readonly Section[], words: Speaker): Spoken[] {
  return sections.map(({ title, lines, columns }) => ({
    title: title ? words.say(title) : "",
    lines: lines.map((line) => words.say(line)),
    columns,
  }));
}

/**
 * Asks for what changes, while somebody wants to know. One question is under way at a time: whatever
 * changes meanwhile is asked for once, after the answer, so that the last change always wins.
 */
export class Inquiry<T> {
  readonly #ask: () => Promise<T>;
  readonly #told: (answer: T | null) => void;
  #wanted = false;
  #asking = false;
  #changed = false;

  constructor(ask: () => Promise<T>, told: (answer: T | null) => void) {
    this.#ask = ask;
    this.#told = told;
  }

  begin(): void {
    this.#wanted = true;
    void this.changed();
  }

  /** What is known is forgotten: it would be old when it is wanted again. */
  end(): void {
    this.#wanted = false;
    this.#told(null);
  }

  async changed(): Promise<void> {
    this.#changed = this.#wanted;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted && this.#changed) {
      this.#changed = false;
      const answer = await this.#ask().catch(() => null);
      if (answer !== null && this.#wanted) this.#told(answer);
    }
    this.#asking = false;
  }
}
