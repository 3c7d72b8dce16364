/** How a tile looks, from its name alone: the drawing on it, its ground, its letter and its number. */
export interface Look {
  /** The symbol: rum-swan, rum-map … */
  icon: string;
  /** The ground, as a class. */
  tone: string;
  /** Of taverns and maps: the name of the letter in the words, beside the colour. */
  letter: string | null;
  /** What it is worth, or from where on a scorpion stings. */
  number: number | null;
  /** The symbol of the place of a rendezvous. */
  place: string | null;
}

const TAVERNS: Readonly<Record<string, string>> = {
  swan: "tavern-swan",
  cruce: "tavern-es-cruce",
  jacques: "tavern-frere-jacques",
};
const MAPS = new Set(["pink", "green", "yellow"]);
const BEDS = new Set(["bunk", "hammock", "rope"]);
const PLAIN = new Set(["chest", "scorpion", "guard"]);

export function lookOf(tile: string): Look {
  const [, kind = "", digits = ""] = /^(.*?)(\d*)$/.exec(tile) ?? [];
  const look: Look = {
    icon: kind,
    tone: "goods",
    letter: null,
    number: digits ? Number(digits) : null,
    place: null,
  };
  if (kind in TAVERNS) return { ...look, tone: "tavern", letter: TAVERNS[kind] ?? null };
  if (MAPS.has(kind)) return { ...look, icon: "map", tone: kind, letter: `map-${kind}` };
  if (BEDS.has(kind)) return { ...look, tone: "sleep" };
  if (PLAIN.has(kind)) return { ...look, tone: kind };
  if (!kind.startsWith("rendezvous")) return look;
  const place = kind.slice("rendezvous_".length);
  return { ...look, icon: "rendezvous", tone: "rendezvous", place };
}

/** The paper of a map, by the colour of its square or tile. */
export const PAPERS: Readonly<Record<string, string>> = {
  pink: "#f7c3d2",
  green: "#c3e3b7",
  yellow: "#faeaa0",
};

/** The symbol of a square: coins have a number instead. */
export function signOf(kind: string): string {
  const tavern = Object.entries(TAVERNS).find(([, square]) => square === kind.replaceAll("_", "-"));
  return tavern?.[0] ?? kind.split("_")[0] ?? kind;
}

/** Whether squares of this kind differ: maps by their colour, taverns by their name. */
export function lettered(kind: string): boolean {
  return kind.includes("_");
}

/** Tiles side by side: what stays keeps its place, what comes lies where something has gone. */
export function inPlace(
  before: readonly (string | null)[],
  now: readonly string[],
): (string | null)[] {
  const news = [...now];
  const places = before.map((tile) => {
    const at = tile === null ? -1 : news.indexOf(tile);
    return at < 0 ? null : (news.splice(at, 1)[0] ?? null);
  });
  for (const tile of news) {
    const free = places.indexOf(null);
    places[free < 0 ? places.length : free] = tile;
  }
  return places;
}
