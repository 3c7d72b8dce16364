/** The six signs in the order in which a hand is held. */
export const SIGNS = ["dagger", "pistol", "key", "hat", "bottle", "skull"] as const;

/** The ground a sign lies on, the same on stone and card by day and night, and the line around it. */
export const TINTS: Readonly<Record<string, readonly [ground: string, rim: string]>> = {
  dagger: ["#dbe7ee", "#4c6d84"],
  pistol: ["#f7d9c4", "#9a4e20"],
  key: ["#fbecb4", "#a8761a"],
  hat: ["#e6d9f3", "#6a3f9a"],
  bottle: ["#d3ead6", "#256b42"],
  skull: ["#59616b", "#c3ccd3"],
};
