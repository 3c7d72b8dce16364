import { type Note, row, type SoundsOf } from "$board/sounds.ts";
import type { Act, Effect } from "./types.ts";

/** Boots on the paving, coins for what it costs, the die, barrels and planks of wood. */
export const soundsOf: SoundsOf<Act, Effect> = ({ act, effect }) => {
  switch (act.type) {
    case "Roll":
      return [{ name: "die" }];
    case "Move":
    case "Dark":
      return through(effect);
    case "Recall":
      return row("stone", effect?.pirates ?? 1);
    case "Rest":
    case "Join":
      return [{ name: "coin" }];
    case "Sell":
      return row("coin", 2, 0, 0.25);
    case "Board":
      return row("wood", 4, 0, 0.7);
    case "Plate":
    case "Guard":
    case "Barrel":
    case "Again":
      return [{ name: "wood" }];
    case "Tile":
    case "Take":
    case "Keep":
    case "Sealed":
      return [{ name: "card" }];
    default:
      return [];
  }
};

function through(effect: Effect | null): Note[] {
  const paid = row("coin", Math.min(2, effect?.coins ?? 0), 0, 0.15);
  return [...paid, ...row("stone", effect?.pirates ?? 1, paid.length ? 0.3 : 0)];
}
