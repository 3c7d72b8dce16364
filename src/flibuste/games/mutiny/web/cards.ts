import type { Card, Side } from "./names.ts";

/** Cards of one kind lie on one another. */
export interface Stack {
  card: Card;
  times: number;
}

/** In the order in which they come: the view has them sorted. */
export function stacksOf(cards: readonly Card[]): Stack[] {
  const times = new Map<Card, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, number]) => ({ card, times: number }));
}

const SUITS = { valverde: "pink", diaz: "grey" } as const;

/** What the numbers on my cards for a side add up to. */
export function strength(cards: readonly Card[], side: Side): number {
  return cards
    .filter((card) => card.startsWith(SUITS[side]))
    .reduce((sum, card) => sum + Number(card.at(-1)), 0);
}
