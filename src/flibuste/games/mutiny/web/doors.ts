import type { Pirate } from "./names.ts";
import type { Offer, Scenery, Sight } from "./types.ts";

/** A door of the row, always in the same place. */
export interface Place {
  place: number;
  state: "closed" | "open" | "visited";
  /** Who lives there, if that is known. */
  pirate: Pirate | null;
  offer: Offer | null;
}

const SHUT = { state: "closed", pirate: null, offer: null } as const;

/**
 * All doors of the round from the left: those still there, and those that were visited. While a storm
 * rages none is laid yet, and all stay shut.
 */
export function doorsOf(view: Sight, scenery: Scenery): Place[] {
  if (!view.row.length) {
    return Array.from({ length: scenery.doors }, (_, place) => ({ ...SHUT, place }));
  }
  const found: Place[] = view.row.map(({ place, pirate }) => ({
    place,
    state: pirate ? "open" : "closed",
    pirate,
    offer: scenery.offers.find((offer) => offer.place === place) ?? null,
  }));
  view.used.forEach((pirate, nth) => {
    found.push({ place: view.visited[nth] ?? nth, state: "visited", pirate, offer: null });
  });
  return found.sort((one, other) => one.place - other.place);
}
