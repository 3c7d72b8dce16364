import type { Menu } from "$wire/types.ts";

/** The digit that a board prints on a thing, or its place from the left, from 1; by its handle. */
export type Placed = (handle: string) => number | null;

/** One less than the digits of the first act: in a menu of bids each is typed as what it bids. */
function below(menu: Menu): number {
  const bids = menu.handles?.every(({ take }, nth) => take[0] === `bid:${nth}`);
  return bids && menu.acts.length > 1 ? -1 : 0;
}

/**
 * What is typed for each act of the menu. Where a board says of all of them what is printed there or
 * where they lie, it is that; else they are numbered as the list shows them, group after group.
 */
export function digitsOf(menu: Menu | null, placed: Placed | null = null): number[] {
  if (!menu) return [];
  const seen = menu.acts.map((_, nth) => {
    const [first] = menu.handles?.[nth]?.take ?? [];
    return first === undefined ? null : (placed?.(first) ?? null);
  });
  const all = seen.filter((digit) => digit !== null);
  if (all.length === seen.length && new Set(all).size === all.length) return all;
  const types = [...new Set(menu.acts.map(({ type }) => type))];
  const order = types.flatMap((type) =>
    menu.acts.flatMap((act, nth) => (act.type === type ? nth : [])),
  );
  const less = below(menu);
  return menu.acts.map((_, nth) => order.indexOf(nth) + 1 + less);
}

/** The same for the eye: what is typed for each thing that can be touched. */
export function digitsOn(menu: Menu | null, placed: Placed | null): ReadonlyMap<string, number> {
  const digits = digitsOf(menu, placed);
  const found = new Map<string, number>();
  for (const [nth, { take }] of (menu?.handles ?? []).entries()) {
    const digit = digits[nth];
    if (take[0] !== undefined && take.length === 1 && digit !== undefined)
      found.set(take[0], digit);
  }
  return found;
}
