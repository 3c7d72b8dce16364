import type { Pirate } from "./names.ts";
import type { Offer, Scenery, Sight } from "./types.ts";

/** A door of the row, always in the same place. */
export interface Place {
  place: number;
  state: "closed" | "open" | "visited";
  /** Who lives there, if that is known. */
  pirate: Pirate | null;
  offer: Offer | null;
  /** Closed, and nobody has to open it: the ship sails a square for it unless somebody knocks. */
  counts: boolean;
  /** Closed, and somebody will have to knock there (M10). */
  due: boolean;
}

const SHUT = { state: "closed", pirate: null, offer: null, counts: false, due: false } as const;

/**
 * All doors of the round from the left: those still there, and those that were visited. While a storm
 * rages none is laid yet, and all stay shut. Those the ship sails for are the last ones (M10, M12).
 */
export function doorsOf(view: Sight, scenery: Scenery, sails = scenery.sails): Place[] {
  if (!view.row.length) {
    return Array.from({ length: scenery.doors }, (_, place) => ({ ...SHUT, place }));
  }
  const closed = view.row.filter(({ pirate }) => pirate === null);
  const counting = closed.slice(Math.max(0, closed.length - sails)).map(({ place }) => place);
  const found: Place[] = view.row.map(({ place, pirate }) => ({
    place,
    state: pirate ? "open" : "closed",
    pirate,
    offer: scenery.offers.find((offer) => offer.place === place) ?? null,
    counts: counting.includes(place),
    due: !pirate && !counting.includes(place),
  }));
  view.used.forEach((pirate, nth) => {
    found.push({
      place: view.visited[nth] ?? nth,
      state: "visited",
      pirate,
      offer: null,
      counts: false,
      due: false,
    });
  });
  return found.sort((one, other) => one.place - other.place);
}
