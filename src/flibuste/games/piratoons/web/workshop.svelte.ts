import {
  type Draft,
  draftOf,
  goalsOf,
  type Parts,
  park,
  place,
  placeOf,
  rearranged,
  shift,
} from "./draft.ts";
import type { Ship } from "./types.ts";

/** What is in the builder's hand: a piece of the equipment, or a ship tile. */
export type Lifted = { piece: number } | { hull: string };

const EMPTY: Draft = { order: [], pieces: [], at: {}, quay: [] };

/**
 * The builder's hand in the yard: touch a piece and then where it goes, or a ship tile and then its new
 * neighbour. It is the board's own memory until the ship leaves the yard; each move can be taken back.
 */
export class Workshop {
  #draft = $state.raw<Draft>(EMPTY);
  #past = $state.raw<readonly Draft[]>([]);
  #ship = "";
  #parts: Parts = {};
  lifted = $state.raw<Lifted | null>(null);
  /** An arrangement that is only looked at. */
  #wish = $state.raw<Pick<Ship, "order" | "gear"> | null>(null);

  readonly draft: Draft = $derived(
    this.#wish ? rearranged(this.#draft, this.#wish, this.#parts) : this.#draft,
  );
  readonly goals: ReadonlySet<string> = $derived(
    new Set(
      this.lifted && "piece" in this.lifted
        ? goalsOf(this.draft, this.lifted.piece, this.#parts)
        : [],
    ),
  );
  readonly canUndo: boolean = $derived(this.#past.length > 0);

  /** The ship as it lies on the table: another one begins the work anew. */
  begin(ship: Ship, parts: Parts): void {
    this.#parts = parts;
    const told = JSON.stringify([ship.order, ship.gear, ship.loose]);
    if (told === this.#ship) return;
    this.#ship = told;
    this.#draft = draftOf(ship, parts);
    this.#past = [];
    this.lifted = null;
  }

  /** Look at somebody else's idea of it; what is done next begins there. */
  imagine(wish: Pick<Ship, "order" | "gear"> | null): void {
    this.#wish = wish;
    if (wish) this.lifted = null;
  }

  #becomes(next: Draft): void {
    this.#past = [...this.#past, this.#draft];
    this.#draft = next;
    this.#wish = null;
    this.lifted = null;
  }

  undo(): void {
    this.lifted = null;
    const last = this.#past.at(-1);
    if (!last) return;
    this.#draft = last;
    this.#past = this.#past.slice(0, -1);
  }

  letGo(): void {
    this.lifted = null;
  }

  /** A touch of a piece: it is lifted, or put down again; or what is in hand goes where it stands. */
  touchPiece(piece: number): boolean {
    const there = placeOf(this.draft, piece);
    if (there && this.goals.has(there)) return this.touchPlace(there);
    const again = this.lifted && "piece" in this.lifted && this.lifted.piece === piece;
    this.lifted = again ? null : { piece };
    return false;
  }

  /** A touch of a place: what is in hand goes there, if it may. */
  touchPlace(goal: string): boolean {
    if (!this.lifted || !("piece" in this.lifted) || !this.goals.has(goal)) return false;
    this.#becomes(place(this.draft, this.lifted.piece, goal, this.#parts));
    return true;
  }

  /** A touch of the quay: what is in hand is put there. */
  touchQuay(): boolean {
    const { lifted } = this;
    if (!lifted || !("piece" in lifted) || placeOf(this.draft, lifted.piece) === null) return false;
    this.#becomes(park(this.draft, lifted.piece, this.#parts));
    return true;
  }

  /**
   * A touch of a hull: a piece in hand goes to its first place there; a ship tile in hand takes this
   * one's place; else a ship tile is lifted.
   */
  touchHull(hull: string): boolean {
    const { lifted } = this;
    if (lifted && "piece" in lifted) {
      const goal = [...this.goals].find((one) => one.startsWith(`${hull}:`));
      return goal ? this.touchPlace(goal) : false;
    }
    if (lifted && lifted.hull !== hull) return this.moveHull(lifted.hull, this.#beside(hull));
    this.lifted = lifted || !this.draft.order.includes(hull) ? null : { hull };
    return false;
  }

  /** The place in the order that a touch of this hull means. */
  #beside(hull: string): number {
    if (hull === "prow") return 0;
    const { order } = this.draft;
    return hull === "stern" ? order.length - 1 : order.indexOf(hull);
  }

  /** `on`: the same drag goes on, and is taken back as one. */
  moveHull(hull: string, to: number, on = false): boolean {
    const { order } = this.draft;
    const goal = Math.max(0, Math.min(order.length - 1, to));
    if (order.indexOf(hull) === goal) return false;
    const past = this.#past;
    this.#becomes(shift(this.draft, hull, goal));
    if (on) this.#past = past;
    return true;
  }
}
