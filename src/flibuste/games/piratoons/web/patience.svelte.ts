import type { Table } from "./table.ts";
import type { Sight } from "./types.ts";

/** The pawns that the others have dropped. */
const falling = ({ pawns }: Pick<Sight, "pawns">, you: number | null): number =>
  pawns.reduce((sum, lying, seat) => sum + (seat === you ? 0 : lying.length), 0);

/**
 * In beats whoever wants to see what the others do says so once: until another's pawn falls, or the
 * glass is out, the page presses "Wait" for them, each time it is their turn. It is an act as any other.
 */
export class Patience {
  on = $state(false);
  #lying = 0;
  #answered: number | null = null;

  toggle({ view, you }: Table): void {
    this.on = !this.on;
    this.#lying = falling(view, you);
    this.#answered = null;
  }

  see({ view, you, finger, menu }: Table): void {
    if (!this.on) return;
    const wait = finger.goals.get("wait");
    const news = view.step !== "plunder" || falling(view, you) !== this.#lying;
    if (news || finger.goals.has("stop")) this.on = false;
    else if (wait && menu && menu.number !== this.#answered) {
      this.#answered = menu.number;
      finger.play(wait);
    }
  }
}
