/** Who walks whereto: not yet counted where it goes. */
export interface Walker {
  seat: number;
  goal: number;
}

/** The seats of those who stand on a place, one for each pirate. */
export function crowdAt(
  pirates: readonly (readonly number[])[],
  place: number,
  walker: Walker | null = null,
): number[] {
  const there = pirates.flatMap((crew, seat) =>
    crew.filter((square) => square === place).map(() => seat),
  );
  if (walker?.goal !== place) return there;
  const arriving = there.lastIndexOf(walker.seat);
  return there.filter((_, index) => index !== arriving);
}

/** How many of each seat stand on a place. */
export function numbersAt(
  pirates: readonly (readonly number[])[],
  place: number,
  walker: Walker | null = null,
): number[] {
  const there = crowdAt(pirates, place, walker);
  return pirates.map((_, seat) => there.filter((one) => one === seat).length);
}

/** The seat with all its pirates on a place, if the match is over. */
export function winnerOf(
  pirates: readonly (readonly number[])[],
  place: number,
  over: boolean,
): number | null {
  if (!over) return null;
  const winner = pirates.findIndex((crew) => crew.length && crew.every((at) => at === place));
  return winner < 0 ? null : winner;
}
