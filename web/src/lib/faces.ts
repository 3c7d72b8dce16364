/** The six faces: Captain, ship's boy, one-eyed with a pipe, red-haired woman, bearded, brute. */
export type FaceNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** Where the shape lies on each head-gear: x, y, size. */
export const EMBLEMS: Readonly<Record<FaceNumber, readonly [number, number, number]>> = {
  1: [25, 6, 14],
  2: [23, 10, 18],
  3: [23, 6, 18],
  4: [24, 6.5, 16],
  5: [23, 9, 18],
  6: [25, 16, 14],
};

/** The same name has the same face at every table. */
export function faceOf(name: string): FaceNumber {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ((sum % 6) + 1) as FaceNumber;
}

/**
 * The faces at one table: everybody's own if it is free, else the next free one, so that five
 * people have five faces.
 */
export function facesOf(names: readonly string[]): FaceNumber[] {
  const taken = new Set<FaceNumber>();
  return names.map((name) => {
    let face = faceOf(name);
    while (taken.has(face) && taken.size < 6) face = ((face % 6) + 1) as FaceNumber;
    taken.add(face);
    return face;
  });
}
