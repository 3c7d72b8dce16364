/**
 * The card that lies on top of the discards: the last one played of those that lie there. The view
 * counts them and keeps no order, which is of no use in the game; where nobody saw them played, it is
 * one of those that lie there most.
 */
export function topOf(
  discard: { readonly [symbol: string]: number },
  past: readonly { readonly act: { type: string; symbol?: unknown } }[],
): string | null {
  const lies = (symbol: string): boolean => (discard[symbol] ?? 0) > 0;
  const last = past.findLast(({ act }) => act.type === "Advance" && lies(String(act.symbol)));
  if (last) return String(last.act.symbol);
  const [most] = Object.keys(discard)
    .filter(lies)
    .sort((one, other) => (discard[other] ?? 0) - (discard[one] ?? 0));
  return most ?? null;
}
