import { createContext } from "svelte";
import type { Held, Keys, Summary } from "../lib/api.ts";

/**
 * A device that goes from hand to hand: it holds the keys of several chairs and shows one side at a
 * time. Nothing of a side is here before somebody lifts the curtain for it.
 */

/** The chairs this tab holds: all of the device, unless somebody else has the tab for their own. */
export function heldBy(told: Summary, kept: Keys | null): readonly Held[] {
  const here = told.here ?? [];
  return !kept || here.some((one) => one.seat === kept.seat) ? here : [];
}

/** For whom the curtain comes down when a table is opened: the awaited one, or who had it last. */
export function firstOf(here: readonly Held[], kept: Keys | null): number {
  const awaited = here.find((one) => one.awaited);
  return awaited?.seat ?? kept?.seat ?? here[0]?.seat ?? 0;
}

export interface Side {
  /** The seat that is shown, and whether somebody lifted the curtain for it. */
  seat: number;
  open: boolean;
  /** Somebody looks in between though another here is awaited: they are let look. */
  visiting: boolean;
  phase: string;
  awaiting: readonly (number | string)[];
}

/** To whom the tablet goes now: null while it stays where it is. */
export function passTo(here: readonly { seat: number }[], side: Side): number | null {
  if (here.length < 2 || side.phase !== "running") return null;
  const awaited = here.map((one) => one.seat).filter((seat) => side.awaiting.includes(seat));
  if (!side.open) return awaited[0] ?? side.seat;
  if (side.visiting || awaited.includes(side.seat)) return null;
  return awaited[0] ?? null;
}

/** What the parts of a table may know of the tablet: who else sits here, and how to pass it on. */
export interface Tablet {
  readonly others: readonly { seat: number; name: string }[];
  pass(seat: number): void;
}

export const [theTablet, setTablet] = createContext<Tablet>();
