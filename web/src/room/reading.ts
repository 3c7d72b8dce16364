import type { Chair, GameAct, Step } from "../wire/types.ts";

/** Why an act is not possible, or that nothing forbids it. */
export interface Reason {
  act: GameAct | null;
  rule: string | null;
  message: { [language: string]: string } | null;
  near: GameAct[];
  /** Asked, not tried: "nothing forbids it" is an answer then. */
  asked: boolean;
}

/** A player's own name; bots and the nameless go by the game's name for the seat. */
export function nameOf(chair: Chair): string {
  return chair.kind === "human" && chair.name !== "?" ? chair.name : "";
}

/** Luck that this viewer saw, and that could have gone otherwise. */
export function openOdds(step: Step): boolean {
  return step.act.type !== "Sealed" && (step.odds?.length ?? 0) > 1;
}
