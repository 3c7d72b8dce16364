import type { Hint } from "../wire/types.ts";
import { recall, remember } from "./keep.ts";

/** How much a hint says: where to look, the move, or the move and why. */
export type Strength = NonNullable<Hint["strength"]>;
export const STRENGTHS: readonly Strength[] = ["nudge", "move", "why"];
const USUAL: Strength = "why";

let chosen = $state<Strength>(STRENGTHS.find((one) => one === recall("hints")) ?? USUAL);

export const hintStrength = (): Strength => chosen;

export function setHints(wanted: Strength): void {
  chosen = wanted;
  remember("hints", wanted === USUAL ? null : wanted);
}
