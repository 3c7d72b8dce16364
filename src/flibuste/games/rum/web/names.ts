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

/** A tile by its name, or a back and how many lie below it. */
export function nameOf(
  tile: string | null,
  back: string | null | undefined,
  left: number | null | undefined,
  words: Speaker,
): string {
  if (tile !== null) return words.text(`tile-${tile.replaceAll("_", "-")}`);
  const what = words.text(`picture-back-${back}`);
  return left == null ? what : words.text("picture-stack", { what, left });
}
