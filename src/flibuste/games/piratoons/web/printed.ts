import box from "../parts/components.txt?raw";
import type { Components } from "./types.ts";

/** What is printed on a ship tile, the Prow or the Stern. */
export interface Printed {
  left: string;
  right: string;
  slots: string;
  barrels: number;
}

const BOX = new Map<string, Printed>(
  box
    .split("\n")
    .map((line) => /^(prow|stern|B\w+) (\w?)-(\w?)(?: ([gpq]+))?(?: (\d+))?$/.exec(line.trim()))
    .filter((found) => found !== null)
    .map(([, name = "", left = "", right = "", slots = "", barrels = "0"]) => [
      name,
      { left, right, slots, barrels: Number(barrels) },
    ]),
);

/** From the table of this match, or from the box's. */
export function printed(name: string, table: Components | null): Printed {
  const nothing = { left: "", right: "", slots: "", barrels: 0 };
  return table?.parts.find((part) => part.name === name) ?? BOX.get(name) ?? nothing;
}

export const FAMILY: Record<string, string> = { g: "gunport", p: "porthole", q: "quarters" };

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

/** Whether two neighbours bear the same half-symbol (T26, T31). */
export function joins(left: string, right: string, table: Components | null): boolean {
  return printed(left, table).right === printed(right, table).left;
}
