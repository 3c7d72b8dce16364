import { createContext } from "svelte";
import type { Held, Keys, Summary } from "../lib/api.ts";
import { pause, USUAL } from "../lib/steps.ts";

/**
 * A device that goes from hand to hand: it holds the keys of several chairs and shows one side at a
 * time. Nothing secret of a side is here before somebody lifts the curtain for it.
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
  /** Who of those at this device sees now, or chooses, what a watcher does not. */
  secret: readonly number[];
}

/** Whether what either of the two sees is not for the other's eyes. */
export function isSecret(side: Pick<Side, "seat" | "secret">, to: number): boolean {
  return side.secret.includes(side.seat) || side.secret.includes(to);
}

/** To whom the tablet goes now: null while it stays where it is. */
export function passTo(here: readonly { seat: number }[], side: Side): number | null {
  if (here.length < 2 || side.phase !== "running") return null;
  const awaited = here.map((one) => one.seat).filter((seat) => side.awaiting.includes(seat));
  if (!side.open) return awaited[0] ?? side.seat;
  if (side.visiting || awaited.includes(side.seat)) return null;
  return awaited[0] ?? null;
}

const LOOK = 1000; // milliseconds to see what I did, before the tablet goes on

/**
 * How long a side stays open when its turn is over: what luck has shown this side last, a card it has
 * drawn, goes under the cloth and has to be read before.
 */
export function lookFor(drawn: string, secret: boolean): number {
  if (!drawn || !secret) return LOOK;
  return pause(0, "event", { ...USUAL, letters: drawn.length });
}

/** The curtain: for whom it hangs, who else is there, and how it is lifted. */
export interface Cloth {
  readonly seat: number;
  readonly who: string;
  /** Whether it is this person's turn, or a look in between. */
  readonly turn: boolean;
  readonly others: readonly { seat: number; name: string }[];
  readonly ready: boolean;
  lift(seat: number): void;
  /** Somebody else than whom it hangs for wants to see their side. */
  take(seat: number): void;
}

/** What the parts of a table may know of the tablet: who else sits here, and how to pass it on. */
export interface Tablet {
  /** All who share this device; nobody if it is one person's own. */
  readonly here: readonly number[];
  readonly others: readonly { seat: number; name: string }[];
  /** Who lent it for a look gets it back. */
  readonly owner: { seat: number; name: string } | null;
  pass(seat: number): void;
}

export const [theTablet, setTablet] = createContext<Tablet>();
