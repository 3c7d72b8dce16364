import { row, type SoundsOf } from "$board/sounds.ts";
import type { Act } from "./types.ts";

/** Wood for the chest, pawns and tiles; a drum stops the plunder; what is thrown away splashes. */
export const soundsOf: SoundsOf<Act> = ({ act }) => {
  switch (act.type) {
    case "Open":
      return [{ name: "door" }];
    case "DropOn":
    case "Drop":
    case "Take":
      return [{ name: "wood" }];
    case "Stop": // and the pay for the pawns that were kept
      return [{ name: "drum" }, ...row("coin", 3, 0.4, 0.9)];
    case "Tile":
      return [{ name: "card", loud: 0.6 }];
    case "Throw":
      return [{ name: "splash" }];
    case "Best":
    case "Keep":
    case "Arrange":
      return row("wood", 3, 0, 0.5);
    case "Bid": // one coin, whatever is in the hand: the others may be in the room
    case "Sealed":
      return [{ name: "coin" }];
    default:
      return [];
  }
};
