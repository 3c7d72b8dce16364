import type { Menu, Message } from "$wire/types.ts";

/** An act, whatever the game. */
export interface Deed {
  type: string;
}

/**
 * What a finger can do on a board: the acts of the menu with the handles that the server names for
 * each. A handle is a kind and a name ("card:dagger", "square:24"); what it stands for only the
 * board knows, and what goes with what only the server.
 */
export interface Choice<A = Deed, E = unknown> {
  act: A;
  label: Message;
  effect: E | null;
  /** What is touched first, in any order. */
  take: readonly string[];
  /** Where a touch, or letting go, then does it. */
  goal: readonly string[];
  /** What the gold slot offers while nothing is in hand. */
  main: boolean;
}

/** As many acts that are no thing of the board as have room beside the gold slot. */
export const FEW = 2;

export type Held = ReadonlySet<string>;
export const NOTHING: Held = new Set();

export function choicesOf<A = Deed, E = unknown>(menu: Menu | null): Choice<A, E>[] {
  return (menu?.acts ?? []).map((act, index) => ({
    act: act as A,
    label: menu?.labels[index] ?? { id: act.type },
    effect: ((menu?.effects as E[] | null)?.[index] ?? null) as E | null,
    take: menu?.handles?.[index]?.take ?? [],
    goal: menu?.handles?.[index]?.goal ?? [],
    main: menu?.handles?.[index]?.main ?? false,
  }));
}

const holds = (choice: Choice, held: Held): boolean =>
  [...held].every((handle) => choice.take.includes(handle));

/** What is still possible with these in hand. */
export function fitting<C extends Choice>(choices: readonly C[], held: Held): C[] {
  return choices.filter((choice) => choice.take.length && holds(choice, held));
}

/** The act that is clear by now: all of its handles are held, or no other one fits. */
export function readyOf<C extends Choice>(choices: readonly C[], held: Held): C | undefined {
  if (!held.size) return undefined;
  const fits = fitting(choices, held);
  return fits.find(({ take }) => take.length === held.size) ?? only(fits);
}

function only<C>(choices: readonly C[]): C | undefined {
  return choices.length === 1 ? choices[0] : undefined;
}

/** What a touch of this handle does at once, if it is the goal of something that is clear. */
export function doneBy<C extends Choice>(
  choices: readonly C[],
  held: Held,
  handle: string,
): C | undefined {
  const ending = choices.filter(({ goal }) => goal.includes(handle));
  const whole = ending.filter(({ take }) => take.length === held.size);
  const clear = whole.find((choice) => holds(choice, held));
  if (clear) return clear;
  const ready = readyOf(choices, held);
  if (ready?.goal.includes(handle)) return ready;
  // Whoever can be taken as well is meant himself, not the place where he stands.
  if (!held.size || fitting(choices, new Set([...held, handle])).length) return undefined;
  return only(fitting(ending, held));
}

/** What is held after one more touch: again lets go; what does not go with it is put down. */
export function touched(choices: readonly Choice[], held: Held, handle: string): Held {
  if (held.has(handle)) return new Set([...held].filter((one) => one !== handle));
  const more = new Set([...held, handle]);
  if (fitting(choices, more).length) return more;
  const kept = new Set([...besides(choices, held, handle), handle]);
  if (fitting(choices, kept).length) return kept;
  return fitting(choices, new Set([handle])).length ? new Set([handle]) : NOTHING;
}

/** Of what is held, all that some act wants together with this handle. */
function besides(choices: readonly Choice[], held: Held, handle: string): string[] {
  return [...held].filter((one) =>
    choices.some(({ take }) => one !== handle && take.includes(one) && take.includes(handle)),
  );
}

/** Whether it makes sense to take this, or to take it instead of another one. */
export function canTake(choices: readonly Choice[], held: Held, handle: string): boolean {
  return fitting(choices, new Set([...besides(choices, held, handle), handle])).length > 0;
}

/**
 * What letting go here does, if that is clear; `under` are the handles below the finger, from the
 * top. Whoever a card is dropped on is meant before the place where he stands.
 */
export function droppedOn<C extends Choice>(
  choices: readonly C[],
  held: Held,
  under: readonly string[],
): C | undefined {
  const fits = fitting(choices, held);
  for (const handle of under) {
    const taking = fits.filter(({ take }) => take.includes(handle) && !held.has(handle));
    const clear = only(taking) ?? only(fits.filter(({ goal }) => goal.includes(handle)));
    if (clear) return clear;
  }
  return undefined;
}
