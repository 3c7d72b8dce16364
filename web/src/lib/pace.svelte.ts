import { motion } from "../board/props.ts";
import { recall, remember } from "./keep.ts";
import type { Tempo } from "./steps.ts";

/** How fast what others do is shown: a half is slow, "instant" takes no time at all. */
export const PACES = ["0.5", "1", "2", "4", "instant"] as const;
export type Pace = (typeof PACES)[number];

let chosen = $state<Pace>(PACES.find((one) => one === recall("pace")) ?? "1");

export function pace(): Pace {
  return chosen;
}

export function setPace(wanted: Pace): void {
  chosen = wanted;
  remember("pace", wanted === "1" ? null : wanted);
}

/** What I do myself, or concerns me, is shown as it always is, and need not be read, unless it has results (`held`); nor
    need a machine read that drives the page. With reduced motion there is time for it all. */
export function tempo(mine: boolean, told: string, held = false): Tempo {
  const speed = chosen === "instant" ? Number.POSITIVE_INFINITY : Number(chosen);
  const letters = (mine && !held) || navigator.webdriver ? 0 : told.length;
  return { speed: mine ? 1 : speed, still: !motion(), letters };
}
