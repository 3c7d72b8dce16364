/** A box on the screen; what lies over something must know no more of it. */
export type Side = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const GAP = 6; // pixels between a note and what it points at

const shared = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** By how much a note has to go down so that it lies over nothing of `lit`, and stays above `floor`:
    not at all if it may stay, else as little as possible; where there is no such place, to where it
    hides least. */
export function clearOf(note: Side, lit: readonly Side[], floor: number): number {
  const near = lit.filter((one) => shared(note.left, note.right, one.left, one.right) > 0);
  const most = floor - note.bottom;
  const downs = [0, ...near.flatMap((one) => [one.bottom + GAP, one.top - GAP - high(note)])]
    .map((top, at) => (at ? top - note.top : 0))
    .filter((down) => down >= 0 && (down === 0 || down <= most));
  const hidden = (down: number): number =>
    near.reduce(
      (all, one) =>
        all +
        shared(note.top + down, note.bottom + down, one.top, one.bottom) *
          shared(note.left, note.right, one.left, one.right),
      0,
    );
  return downs.reduce((best, down) => {
    const less = hidden(down) - hidden(best);
    return less < 0 || (less === 0 && down < best) ? down : best;
  }, 0);
}

const high = ({ top, bottom }: Side): number => bottom - top;
