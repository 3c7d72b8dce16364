import { tempo } from "../lib/pace.svelte.ts";
import { isHeld, type Sort, type Tempo, UNTOLD } from "../lib/steps.ts";
import type { Chair, GameAct, Step } from "../wire/types.ts";

/** Why an act is not possible, or that nothing forbids it. */
export interface Reason {
  act: GameAct | null;
  rule: string | null;
  message: { [language: string]: string } | null;
  near: GameAct[];
  /** Tried, asked ("nothing forbids it" is an answer then), or touched on the board. */
  how: "tried" | "asked" | "touched";
}

/** A player's own name, a person's or a bot's; the nameless go by the game's name for the seat. */
export function nameOf(chair: Chair): string {
  return chair.name === "?" ? "" : chair.name;
}

/** The word for why a bot plays there: for good, by wish, or because the player is away. */
export function playedFor(chair: Chair): string {
  if (chair.late) return "seat-late";
  if (chair.conceded) return "seat-conceded";
  return chair.online ? "seat-bot-plays" : "seat-stand-in";
}

/** Luck that this viewer saw and was told of, and that could have gone otherwise. */
export function openOdds(step: Step): boolean {
  const seen = step.act.type !== "Sealed" && step.story.length > 0;
  return seen && (step.odds?.length ?? 0) > 1;
}

/** Whether its game wants it to be looked at: the cards of all are turned up, a duel is won. */
export function isEvent({ effect }: Step): boolean {
  return Boolean((effect as { event?: boolean } | null)?.event);
}

/** Whether its game calls it a result that I have to read: my throw, a sting, the end of a brawl. */
export function hitsMe({ effect }: Step): boolean {
  return Boolean((effect as { hits?: boolean } | null)?.hits);
}

/** How many things happen one after another in it, as its game tells: a leap, a push, a fall. */
export function beatsOf({ effect }: Step): number {
  return (effect as { beats?: number } | null)?.beats ?? 1;
}

/** What I do myself, and what strikes me: the pace of others is not its own. */
export function isOwn(step: Step, you: number | null): boolean {
  return step.seat === you || hitsMe(step);
}

/** For how much of its time a step keeps back whose turn comes of it: what others do is seen whole, but
    whoever may act meanwhile knows it before, but for an event and for a scene of others. */
export function lagOf(step: Step, you: number | null): number {
  const mine = step.seat === you;
  if (!mine && (!step.menu || beatsOf(step) > 1)) return 1;
  return isEvent(step) ? UNTOLD : 0;
}

/** How long it takes to see it, and to read what is told of it. */
export function tempoOf(step: Step, you: number | null, told: string): Tempo {
  return { ...tempo(isOwn(step, you), told, isHeld(sortOf(step))), beats: beatsOf(step) };
}

/** What a step is to the eye; while the sand runs nothing keeps the next one waiting. */
export function sortOf(step: Step): Sort {
  if (step.clock) return "silent";
  if (isEvent(step)) return "event";
  if (hitsMe(step)) return "result";
  if (beatsOf(step) > 1) return "scene";
  if (openOdds(step)) return "lucky";
  if (step.effect) return "moving";
  return step.story.length ? "told" : "silent";
}
