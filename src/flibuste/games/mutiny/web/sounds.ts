import { row, type SoundsOf } from "$board/sounds.ts";
import type { Act, Effect } from "./types.ts";

/** Two raps at a cabin's door, paper for cards, coins for coins, wood for sailors. */
export const soundsOf: SoundsOf<Act, Effect> = ({ act, effect }) => {
  switch (act.type) {
    case "Open":
      return [{ name: "door" }];
    case "Use":
      return row("coin", effect?.moves[0]?.number ?? 0, 0, 0.5);
    case "Storm":
      return [{ name: "splash" }];
    case "Trade":
      return row(act.give === "cards" ? "card" : "coin", act.number, 0, 0.6);
    case "Take":
      return [{ name: act.what === "coin" ? "coin" : "card" }];
    case "Steal":
    case "Rob":
      return [{ name: "coin" }];
    case "Sailor":
    case "Post":
    case "Inspect":
    case "Swap":
      return [{ name: "wood" }];
    case "Draw":
    case "Keep":
    case "Under":
    case "Pledge":
    case "Peek":
    case "Lay":
    case "Sealed":
      return [{ name: "card" }];
    default:
      return [];
  }
};
