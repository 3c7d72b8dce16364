import type { Summary } from "../lib/api.ts";

const PAST = 3; // matches that are over and still shown

export const isOn = ({ phase }: Summary): boolean => phase === "waiting" || phase === "running";

/** How soon a table wants me: at once, when others have moved, when it begins. */
function rank(table: Summary): number {
  if (table.awaited) return 0;
  return table.phase === "running" ? 1 : 2;
}

/** Whether anybody sits there with me but bots. */
export const withPeople = ({ chairs }: Summary): boolean =>
  chairs.filter(({ kind }) => kind === "human").length > 1;

/** My tables: those that wait for me first, of these the one with the least time left, then those where
    other people sit; a few of the past last. */
export function inOrder(all: readonly Summary[]): Summary[] {
  const time = ({ left }: Summary): number => left ?? Number.POSITIVE_INFINITY;
  const sooner = (one: Summary, other: Summary): number =>
    rank(one) - rank(other) ||
    (time(one) === time(other) ? 0 : time(one) - time(other)) ||
    Number(withPeople(other)) - Number(withPeople(one));
  const past = all.filter((one) => one.phase === "over").slice(0, PAST);
  return [...all.filter(isOn).sort(sooner), ...past];
}

/** Tables that wait for me now and did not when I last looked; at the first look none is news. */
export function newlyAwaited(
  before: readonly Summary[] | undefined,
  now: readonly Summary[],
): Summary[] {
  const known = before?.filter((one) => one.awaited).map((one) => one.table);
  return now.filter((one) => one.awaited && known && !known.includes(one.table));
}
