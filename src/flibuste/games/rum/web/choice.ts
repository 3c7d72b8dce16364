import type { GameAct, Menu, Message } from "../../../../../web/src/wire/types.ts";
import type { Effect } from "./types.ts";

/** What the finger can choose: acts that name alleys on the map, and all others. */

export interface Way {
  act: GameAct;
  label: Message;
  effect: Effect;
  alleys: string[];
}

export interface Deed {
  act: GameAct;
  label: Message;
}

export function waysOf(menu: Menu | null): Way[] {
  return entries(menu).flatMap(({ act, label, effect }) => {
    const alleys = alleysOf(act);
    return alleys.length && effect ? [{ act, label, effect, alleys }] : [];
  });
}

export function deedsOf(menu: Menu | null): Deed[] {
  return entries(menu).filter(({ act }) => !alleysOf(act).length);
}

function entries(menu: Menu | null): (Deed & { effect: Effect | null })[] {
  const effects = (menu?.effects ?? []) as (Effect | null)[];
  return (menu?.acts ?? []).flatMap((act, index) => {
    const [label, effect] = [menu?.labels[index], effects[index]];
    return label ? [{ act, label, effect: effect ?? null }] : [];
  });
}

function alleysOf(act: GameAct): string[] {
  const named = act as { alley?: string; alleys?: string[] };
  return named.alleys ?? (named.alley ? [named.alley] : []);
}

/** The ways that are still possible after these alleys were touched. */
export function matching(ways: readonly Way[], chosen: ReadonlySet<string>): Way[] {
  return ways.filter(({ alleys }) => [...chosen].every((alley) => alleys.includes(alley)));
}

/** The way that is exactly this. */
export function readyOf(ways: readonly Way[], chosen: ReadonlySet<string>): Way | undefined {
  return chosen.size
    ? matching(ways, chosen).find(({ alleys }) => alleys.length === chosen.size)
    : undefined;
}

/** Touch an alley: add it if that can lead somewhere, else begin anew with it; twice lets go. */
export function touch(
  ways: readonly Way[],
  chosen: ReadonlySet<string>,
  alley: string,
): ReadonlySet<string> {
  if (chosen.has(alley)) return new Set([...chosen].filter((one) => one !== alley));
  const more = new Set([...chosen, alley]);
  if (matching(ways, more).length) return more;
  return new Set(ways.some(({ alleys }) => alleys.includes(alley)) ? [alley] : []);
}

/** Every alley that can be touched, with what it would cost: alone if it can be taken alone. */
export function choices(ways: readonly Way[]): Map<string, Effect> {
  const found = new Map<string, Effect>();
  for (const { alleys, effect } of [...ways].sort((a, b) => b.alleys.length - a.alleys.length)) {
    for (const alley of alleys) found.set(alley, effect);
  }
  return found;
}
