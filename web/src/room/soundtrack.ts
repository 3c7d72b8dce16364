import { type SoundsOf, usualSounds } from "../board/sounds.ts";
import { soundsOf } from "../games.ts";
import { beckon } from "../lib/beckon.svelte.ts";
import { sound } from "../lib/sound.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { browser } from "../wire/socket.ts";
import type { GameAct, Over, Step } from "../wire/types.ts";

/** What a table sounds like: its game says which step is a card and which a splash. */
export class Soundtrack {
  #of: SoundsOf<GameAct> = usualSounds;
  /** Whether it was anybody else's turn since it was mine. */
  #away = true;

  async learn(game: string): Promise<void> {
    this.#of = await soundsOf(game);
  }

  /** Over the time that the step is shown; of many at once only the last is heard, and briefly. */
  step(step: Step, ms: number, you: number | null, last: boolean): void {
    if (typeof step.seat === "number" && step.seat !== you) this.#away = true;
    const notes = ms || last ? this.#of(step) : [];
    for (const { name, at = 0, loud = 1 } of ms ? notes : notes.slice(0, 1))
      sound(name, { at: (at * ms) / 1000, loud });
  }

  /** There is something for me to do, so much later; within a turn of mine nobody needs to call me again. */
  turn(prompt: string, later = 0): void {
    const call = (): void => beckon.call(t("your-turn"), prompt);
    if (this.#away && later) browser.after(later, call);
    else if (this.#away) call();
    this.#away = false;
  }
}

/** How the end sounds, once it is known; whoever only watches is glad for somebody. */
export function cheer({ ranks }: Pick<Over, "ranks">, you: number | null): void {
  if (ranks) sound(you === null || ranks[you] === 1 ? "won" : "lost");
}
