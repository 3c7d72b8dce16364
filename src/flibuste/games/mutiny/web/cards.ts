import type { Card, Side } from "./names.ts";

/** Cards of one kind lie on one another, and every kind has its own place. */
export interface Stack {
  card: Card;
  times: number;
}

export const COMBAT: readonly Card[] = ["pink1", "pink2", "pink3", "grey1", "grey2", "grey3"];
export const GOLD: readonly Card[] = ["gold1", "gold2", "gold3"];

/** How many there are of each kind, in the order of the kinds; of some there may be none. */
export function stacksOf(cards: readonly Card[], kinds: readonly Card[]): Stack[] {
  return kinds.map((card) => ({ card, times: cards.filter((one) => one === card).length }));
}

const SUITS = { valverde: "pink", diaz: "grey" } as const;

/** What the numbers on my cards for a side add up to. */
export function strength(cards: readonly Card[], side: Side): number {
  return cards
    .filter((card) => card.startsWith(SUITS[side]))
    .reduce((sum, card) => sum + Number(card.at(-1)), 0);
}
