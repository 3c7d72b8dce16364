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

/** The women of our own crew (src/flibuste/room/pirates.py): none of them has a beard. */
export const WOMEN: ReadonlySet<string> = new Set(
  (
    "Apolline Bérénice Cabestane Capucine Clothilde Dorothée Drissiane Escarbille Eulalie Gargousse " +
    "Hermeline Marjolaine Mirabelle Ondine Pélagie Perrine Philomène Rosalba Sabordine Sidonie " +
    "Violaine Ysoline"
  ).split(" "),
);
const ALL: readonly FaceNumber[] = [1, 2, 3, 4, 5, 6];
/** Smooth faces first; the others for whoever has come late among many women. */
const SMOOTH: readonly FaceNumber[] = [4, 2, 6, 3, 5, 1];
const FAIR = 2; // the first of these

/** The faces that would do for a name, the best one first: for women a smooth one. */
function wouldDo(name: string): readonly FaceNumber[] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const usual = [...ALL.slice(sum % 6), ...ALL.slice(0, sum % 6)];
  if (!WOMEN.has(name.replace(/ \d+$/, ""))) return usual;
  const smooth = SMOOTH.slice(0, FAIR);
  const first = smooth.find((face) => face === usual[0]) ?? smooth[Math.floor(sum / 6) % FAIR];
  return [first as FaceNumber, ...SMOOTH.filter((face) => face !== first)];
}

/** The same name has the same face at every table. */
export const faceOf = (name: string): FaceNumber => wouldDo(name)[0] as FaceNumber;

/**
 * The faces at one table: everybody's own if it is free, else the next free one, so that five
 * people have five faces.
 */
export function facesOf(names: readonly string[]): FaceNumber[] {
  const taken = new Set<FaceNumber>();
  return names.map((name) => {
    const face = wouldDo(name).find((one) => !taken.has(one)) ?? faceOf(name);
    taken.add(face);
    return face;
  });
}
