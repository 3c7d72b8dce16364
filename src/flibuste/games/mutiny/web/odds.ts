/** What can be asked of the beam: what a pile may still give, and who may stand behind a door. */
export type Pile = "combat" | "gold" | "coins" | "sailors" | "doors";

/** What may be counted on: all but coins, which are all alike. */
export const PILES: readonly { pile: Pile; art: string }[] = [
  { pile: "combat", art: "back" },
  { pile: "gold", art: "goldback" },
  { pile: "coins", art: "coin" },
  { pile: "sailors", art: "sailor" },
  { pile: "doors", art: "ship" },
];
