import { type Note, row, type SoundsOf } from "$board/sounds.ts";
import type { Act, Effect } from "./types.ts";

/** Feet on the plank, a bump for each who makes room, and the sea for who finds none. */
export const soundsOf: SoundsOf<Act, Effect> = ({ act, effect }) => {
  switch (act.type) {
    case "Enter":
    case "Shift":
    case "Turn":
      return [{ name: "card" }, ...onThePlank(effect)];
    case "NoThanks":
    case "Choose":
    case "Sealed":
      return [{ name: "card" }];
    default:
      return [];
  }
};

function onThePlank(effect: Effect | null): Note[] {
  if (!effect?.goal) return [];
  const bumps = row("wood", 1 + effect.pushed.length, 0.22, 0.5);
  return effect.falls ? [...bumps, { name: "splash", at: 0.78 }] : bumps;
}
