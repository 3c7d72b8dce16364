/** What can be asked of the beam: what a pile may still give, and who may stand behind a door. */
export type Pile = "combat" | "gold" | "coins" | "sailors" | "doors";

/** What may be counted on: all but coins, which are all alike. */
export const PILES: readonly { pile: Pile; art: string; box?: string }[] = [
  { pile: "combat", art: "back", box: "0 0 60 84" },
  { pile: "gold", art: "goldback", box: "0 0 60 84" },
  { pile: "coins", art: "coin" },
  { pile: "sailors", art: "sailor", box: "0 0 40 48" },
  { pile: "doors", art: "ship" },
];
