/** The slots of a hull by the letter that stands for them. */
const FAMILY: Record<string, string> = { g: "gunport", p: "porthole", q: "quarters" };

/** What stands on each slot of the hull, from the lowest storey up, and on the top. */
export function fitted(
  slots: string,
  gear: readonly string[],
): { hull: [string, string | null][]; top: string[] } {
  const left = [...gear];
  const take = (family: string): string | null => {
    const index = left.findIndex((item) => item.startsWith(family));
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const hull = [...slots].map((kind): [string, string | null] => {
    const family = FAMILY[kind] ?? "";
    return [family, take(family)];
  });
  return { hull, top: left };
}
