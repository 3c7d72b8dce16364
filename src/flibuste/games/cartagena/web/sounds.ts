import { row, type SoundsOf } from "$board/sounds.ts";
import type { Act, Effect } from "./types.ts";

/** Paper for cards, stone for every square that a pirate passes. */
export const soundsOf: SoundsOf<Act, Effect> = ({ act, effect }) => {
  const squares = Math.abs((effect?.goal ?? 0) - (effect?.start ?? 0));
  switch (act.type) {
    case "Advance":
      return [{ name: "card" }, ...row("stone", squares, 0.3)];
    case "Retreat":
      return row("stone", squares);
    case "Segment":
      return [{ name: "stone" }];
    case "Draw":
    case "Sealed":
      return [{ name: "card", loud: 0.7 }];
    default:
      return [];
  }
};
