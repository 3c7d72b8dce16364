import type { Menu, Message } from "../../../../../web/src/wire/types.ts";
import type { Choose, Effect, Enter, NoThanks, Shift } from "./types.ts";

/** An act from the menu, with the card that makes it. */
export interface Move {
  act: Choose | Enter | Shift | NoThanks;
  card: string;
  effect: Effect | null;
  label: Message;
}

/** What the finger has touched so far: a card of the hand, somebody on the plank. */
export interface Picked {
  card: string | null;
  place: number | null;
}

export const NOTHING: Picked = { card: null, place: null };

function cardOf(act: Move["act"]): string {
  if (act.type === "Shift") return `action:${act.card}`;
  return act.type === "NoThanks" ? "nothanks" : `pirate:${act.pirate}`;
}

export function movesOf(menu: Menu | null): Move[] {
  const effects = (menu?.effects ?? []) as (Effect | null)[];
  return (menu?.acts ?? []).flatMap((one, index) => {
    const act = one as unknown as Move["act"];
    const label = menu?.labels[index];
    return label ? [{ act, card: cardOf(act), effect: effects[index] ?? null, label }] : [];
  });
}

function placeOf({ act }: Move): number | null {
  return act.type === "Shift" ? act.place : null;
}

/** The acts that go with what was touched: only an action needs somebody on the plank. */
export function matching(moves: readonly Move[], picked: Picked): Move[] {
  return moves.filter(
    (move) =>
      (picked.card === null || move.card === picked.card) &&
      (picked.place === null || placeOf(move) === picked.place),
  );
}

/** What is about to happen, once it is clear. */
export function readyOf(moves: readonly Move[], picked: Picked): Move | undefined {
  if (picked.card === null) return undefined;
  const found = matching(moves, picked);
  return found.length === 1 ? found[0] : undefined;
}

export function touchCard(moves: readonly Move[], picked: Picked, card: string): Picked {
  if (picked.card === card) return { ...picked, card: null };
  const both = { card, place: picked.place };
  return matching(moves, both).length ? both : { card, place: null };
}

export function touchPlace(moves: readonly Move[], picked: Picked, place: number): Picked {
  if (picked.place === place) return { ...picked, place: null };
  const both = { card: picked.card, place };
  return matching(moves, both).length ? both : { card: null, place };
}

/** A card let go over a place: an action on whoever stands there, a pirate anywhere on the plank. */
export function dropped(
  moves: readonly Move[],
  card: string | null,
  place: number,
): Move | undefined {
  const found = matching(moves, { card, place: null });
  return (
    found.find((move) => placeOf(move) === place) ?? found.find((one) => placeOf(one) === null)
  );
}
