import type { Speaker } from "$lib/fluent.ts";
import { hueOf } from "$lib/hues.ts";
import type { Hand, Scenery, Sight } from "./types.ts";

/** A pirate's card: crew and value. */
export type Card = Sight["plank"][number];
export type Crew = Card[0];

export const CREWS = ["blue", "green", "red", "yellow"] as const;
const VALUES = [1, 2, 3, 4, 5, 6];
export const CAPTAIN = 1;
const ACTIONS = [-3, -2, -1, 1, 2];

/** The twelve cards of a crew, each at its own slot all match long: six pirates, then the rest. */
export const SLOTS: readonly string[] = [
  ...VALUES.map((value) => `pirate:${value}`),
  ...ACTIONS.map((action) => `action:${action}`),
  "nothanks",
];

export function nameOf([crew, value]: Card): string {
  return `${crew}-${value}`;
}

/** Number, colour and shape of a crew go together everywhere. */
export function numberOf(crew: Crew): number {
  return CREWS.indexOf(crew);
}

/** A crew's colours for all that is drawn below: --c, its shade --d, the ink upon it --k. */
export function colours(crew: Crew): string {
  const { fill, shade, ink } = hueOf(numberOf(crew), CREWS);
  return `--c:${fill};--d:${shade};--k:${ink}`;
}

export function signed(action: number): string {
  return action < 0 ? `−${-action}` : `+${action}`;
}

/** What is written on a card; nothing on "No thanks!", which shows a palm. */
export function signOf(slot: string): string {
  const [kind, value] = slot.split(":");
  return kind === "action" ? signed(Number(value)) : (value ?? "");
}

export function holds(hand: Hand, slot: string): boolean {
  const [kind, value] = slot.split(":");
  if (kind === "nothanks") return hand.no_thanks;
  return (kind === "pirate" ? hand.pirates : hand.actions).includes(Number(value));
}

/** What is left of a crew, in a hand or in a pile; null for a crew that is not there. */
export function leftOf(view: Sight, crew: Crew): Hand | null {
  const seat = view.crews.indexOf(crew);
  const pile = view.piles[crew];
  if (seat >= 0) return view.hands[seat] ?? null;
  if (!pile) return null;
  return {
    pirates: pile.cards.filter(Boolean),
    actions: [],
    no_thanks: pile.cards.includes(0),
  };
}

/** The crews in the order of their panels: those of players by seat, then those of nobody. */
export function crewsOf(view: Sight): Crew[] {
  return [...view.crews, ...CREWS.filter((crew) => crew in view.piles)];
}

/** Whether chance alone plays this crew: it is drawn hatched. */
export function neutral(view: Sight, crew: Crew): boolean {
  return crew in view.piles;
}

/** What a crew has for good, by the points that are written on the basins. */
export function inSea({ fallen }: Sight, { piles, pile }: Scenery, crew: Crew): number {
  return fallen.reduce(
    (sum, [owner], nth) => sum + (owner === crew ? (piles[Math.floor(nth / pile)] ?? 0) : 0),
    0,
  );
}

/** A crew's cards in words, for those who hear the page. */
export function told({ pirates, actions, no_thanks }: Hand, words: Speaker): string {
  const parts = [
    pirates.length && words.text("board-pirates", { values: pirates.join(", ") }),
    actions.length && words.text("board-actions", { cards: actions.map(signed).join(", ") }),
    no_thanks && words.text("board-no-thanks"),
  ];
  return parts.filter(Boolean).join(" · ");
}
