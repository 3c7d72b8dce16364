import type { Menu, Message } from "../../../../../web/src/wire/types.ts";
import type { Advance, Effect, EndTurn, Retreat } from "./types.ts";

/** A move of a pirate from the menu, with what it does. */
export interface Move {
  act: Advance | Retreat;
  effect: Effect;
  label: Message;
}

/** What the finger has touched so far. */
export interface Picked {
  card: string | null;
  origin: number | null;
}

export const NOTHING: Picked = { card: null, origin: null };

export function movesOf(menu: Menu | null): Move[] {
  const effects = (menu?.effects ?? []) as Effect[];
  const moves: Move[] = [];
  menu?.acts.forEach((act, index) => {
    const [effect, label] = [effects[index], menu.labels[index]];
    const known = act as unknown as Advance | Retreat | EndTurn;
    if (known.type !== "EndTurn" && effect && label) moves.push({ act: known, effect, label });
  });
  return moves;
}

export function cardOf(move: Move): string | null {
  return move.act.type === "Advance" ? move.act.symbol : null;
}

/** The moves that go with what was touched: a card never retreats. */
export function matching(moves: readonly Move[], picked: Picked): Move[] {
  return moves.filter(
    (move) =>
      (picked.card === null || cardOf(move) === picked.card) &&
      (picked.origin === null || move.act.origin === picked.origin),
  );
}

/** Touch a card: it stays with the pirate touched before only if the two go together. */
export function touchCard(moves: readonly Move[], picked: Picked, card: string): Picked {
  if (picked.card === card) return { ...picked, card: null };
  const both = { card, origin: picked.origin };
  return matching(moves, both).length ? both : { card, origin: null };
}

/** Touch a pirate: the same the other way round. */
export function touchPirate(moves: readonly Move[], picked: Picked, origin: number): Picked {
  if (picked.origin === origin) return { ...picked, origin: null };
  const both = { card: picked.card, origin };
  return matching(moves, both).length ? both : { card: null, origin };
}

/** The move that ends on a place, if the finger has already said which pirate. */
export function moveTo(moves: readonly Move[], picked: Picked, goal: number): Move | undefined {
  if (picked.origin === null) return undefined;
  return matching(moves, picked).find((move) => move.effect.goal === goal);
}

/** A card dropped on a pirate or on its goal, or a pirate dropped on its goal. */
export function dropped(moves: readonly Move[], picked: Picked, place: number): Move | undefined {
  const found = matching(moves, picked);
  const starting = picked.card !== null ? found.find((move) => move.act.origin === place) : null;
  if (starting && picked.origin === null) return starting;
  const ending = found.filter((move) => move.effect.goal === place);
  return ending.length === 1 || picked.origin !== null ? ending[0] : undefined;
}
