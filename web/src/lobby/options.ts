import type { GameInfo, OptionKind, OptionValue } from "../lib/api.ts";

/** The one option that decides what is played: asked before all others. */
export const MAIN = "variant";

/** How the form asks for an option. */
export type Shape = "radios" | "select" | "seat" | "number" | "text";

export function shapeOf(name: string, kind: OptionKind): Shape {
  // In every game `first` is a seat, or nobody and luck decides.
  if (name === "first" && kind.min === 0) return "seat";
  if (kind.values) return kind.values.length <= 4 ? "radios" : "select";
  return kind.min !== undefined ? "number" : "text";
}

/** What the form holds, as the server wants it: only what differs from the usual. */
export function changed(
  game: GameInfo,
  values: Record<string, OptionValue | undefined>,
  seats: number,
): Record<string, OptionValue> {
  const told: Record<string, OptionValue> = {};
  for (const [name, kind] of Object.entries(game.options)) {
    const value = values[name];
    if (value === undefined || value === kind.default) continue;
    if (value === "" && kind.null) continue;
    if (name === "first" && typeof value === "number" && value >= seats) continue;
    told[name] = typeof value === "string" ? value.trim() : value;
  }
  return told;
}
