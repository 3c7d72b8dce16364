import type { Args, Speaker } from "$lib/fluent.ts";
import { lookOf, PAPERS } from "./tiles.ts";
import type { Lane, Town } from "./town.ts";

/** A square by its name and where in town it lies; coins have numbers. */
export function squareName(id: string, { squares, plates }: Town): { id: string; args?: Args } {
  const { kind = "", plate = "" } = squares.get(id) ?? {};
  if (kind === "coin") return { id: "square-coin-of", args: { plate } };
  const square = { id: `square-${kind.replaceAll("_", "-")}` };
  if ([...squares.values()].filter((one) => one.kind === kind).length < 2) return square;
  const where = { id: `quarter-${plates.findIndex(({ number }) => number === Number(plate))}` };
  return { id: "square-of", args: { square, where } };
}

/** An alley that cannot be taken now: where it leads, how long it is, who stands in it. */
export function laneName(
  lane: Lane,
  town: Town,
  owner: number | undefined,
  words: Speaker,
): string {
  const [one = "", other] = lane.ends;
  const alley = other
    ? { id: "alley", args: { one: squareName(one, town), other: squareName(other, town) } }
    : { id: "dark-alley", args: { square: squareName(one, town) } };
  const length = lane.stands.length;
  if (owner === undefined) return words.text("picture-alley", { alley, length });
  return words.text("picture-alley-held", { alley, length, player: words.seat(owner) });
}

/** What says how a tile on show is won, or what a stack is for. */
export function helpOf(tile: string | null, back: string | undefined): string {
  const kind = tile === null ? back : lookOf(tile).tone;
  if (kind === "sleep") return "picture-tile-sleep";
  return `help-${kind && kind in PAPERS ? "map" : kind}`;
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
