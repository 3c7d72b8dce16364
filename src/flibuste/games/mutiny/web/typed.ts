import type { Placed } from "$board/digits.ts";
import type { Card } from "./names.ts";
import type { Sight } from "./types.ts";

/** As many cards go for coins as coins for cards: the second row of Dean Nero's goes on counting. */
const ROW = 3;

/**
 * Number keys go by what is seen: doors and cards on a desk from the left, numbers as they are
 * printed, nothing by 0. `sells`: Dean Nero has two rows, the first of them for cards.
 */
export const placedIn =
  (view: Sight, sells: () => boolean): Placed =>
  (handle) => {
    const [kind = "", name = "", number = ""] = handle.split(":");
    const visit = view.visit;
    switch (kind) {
      case "door":
        return Number(name) + 1;
      case "number":
        return Number(name);
      case "trade":
        return Number(number) + (name === "coins" && sells() ? ROW : 0);
      case "no":
        return visit?.step === "Number" || visit?.step === "Trade" ? 0 : null;
      case "look":
        return (visit?.cards.indexOf(name as Card) ?? -1) + 1 || null;
      default:
        return null;
    }
  };
