import type { Speaker } from "$lib/fluent.ts";
import type { Draft } from "./draft.ts";

/** How a piece looks and what it is called. */
export interface PieceLook {
  item: string;
  label: string;
  lifted: boolean;
  fresh: boolean;
  wet: boolean;
  changed: boolean;
  [attribute: string]: unknown;
}

/** Those of a ship's pieces that were won in this round: of equal ones the last. */
export function freshPieces(draft: Draft, won: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const numbers = [...draft.pieces.keys()].reverse();
  for (const item of won) {
    const piece = numbers.find((one) => draft.pieces[one] === item && !found.has(one));
    if (piece !== undefined) found.add(piece);
  }
  return found;
}

/** Pieces that stand elsewhere than before. */
export function movedPieces(before: Draft, after: Draft): ReadonlySet<number> {
  const places = (draft: Draft): Map<number, string> =>
    new Map(Object.entries(draft.at).map(([place, piece]) => [piece, place]));
  const [was, is] = [places(before), places(after)];
  return new Set(
    [...is].filter(([piece, place]) => was.get(piece) !== place).map(([piece]) => piece),
  );
}

/** "Hublot 2, sur la tuile bateau à 3 étages", "Pont 2, sur le quai". */
export function pieceName(
  words: Speaker,
  item: string,
  place: string | null,
  fresh: boolean,
): string {
  const tile = words.text(`tile-${item}`);
  const hull = place?.slice(0, place.indexOf(":"));
  const where = hull
    ? words.text("yard-piece", { tile, hull: words.text(`hull-${hull}`) })
    : words.text("yard-on-quay", { tile });
  return fresh ? words.text("yard-fresh", { piece: where }) : where;
}
