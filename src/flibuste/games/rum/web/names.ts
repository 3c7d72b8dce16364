import type { Args, Speaker } from "$lib/fluent.ts";
import type { Lane } from "./town.ts";

/** A square by its name, as a part of a sentence. */
export function squareName(id: string): { id: string; args: Args } {
  const [plate = "", kind = ""] = id.split(".");
  const square = { id: `square-${kind.replaceAll("_", "-")}` };
  return { id: "square-of", args: { square, plate } };
}

/** An alley that cannot be taken now: where it leads, how long it is, who stands in it. */
export function laneName(lane: Lane, owner: number | undefined, words: Speaker): string {
  const [one = "", other] = lane.ends;
  const alley = other
    ? { id: "alley", args: { one: squareName(one), other: squareName(other) } }
    : { id: "dark-alley", args: { square: squareName(one) } };
  const length = lane.stands.length;
  if (owner === undefined) return words.text("picture-alley", { alley, length });
  return words.text("picture-alley-held", { alley, length, player: words.seat(owner) });
}
