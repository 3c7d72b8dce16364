import { familyOf, hullsOf, joins, placesOf, standing } from "./hull.ts";
import type { Scenery, Ship } from "./types.ts";

/**
 * A ship under the builder's hands. It knows what is printed, and no more: a piece has an outline and
 * goes where that outline is cut into the wood; what no longer has room waits on the quay. Whether
 * the whole may leave the yard the server says.
 */
export interface Draft {
  readonly order: readonly string[];
  /** What each piece is; it keeps its number wherever it goes. */
  readonly pieces: readonly string[];
  /** The piece on each place, "B3a:0", "prow:t", "B1a:m0". */
  readonly at: Readonly<Record<string, number>>;
  /** On the quay, the newest last. */
  readonly quay: readonly number[];
}

export type Parts = Scenery["parts"];
type Arrangement = Pick<Ship, "order" | "gear">;

const hullOf = (place: string): string => place.slice(0, place.indexOf(":"));

/** All places of a ship from the Prow to the Stern, the lowest of each hull first. */
export function allPlaces(
  order: readonly string[],
  parts: Parts,
): { place: string; hull: string; family: string }[] {
  return hullsOf(order).flatMap((hull) => {
    const printed = parts[hull];
    if (!printed) return [];
    return placesOf(hull, printed).map(({ key, family }) => ({
      place: `${hull}:${key}`,
      hull,
      family,
    }));
  });
}

/** Each item of an arrangement on its place. */
function placed({ order, gear }: Arrangement, parts: Parts): [string, string][] {
  return hullsOf(order).flatMap((hull) => {
    const printed = parts[hull];
    const on = printed ? standing(hull, printed, gear[hull] ?? []) : {};
    return Object.entries(on).map(([key, item]): [string, string] => [`${hull}:${key}`, item]);
  });
}

export function draftOf(ship: Pick<Ship, "order" | "gear" | "loose">, parts: Parts): Draft {
  const standing = placed(ship, parts);
  return {
    order: ship.order,
    pieces: [...standing.map(([, item]) => item), ...ship.loose],
    at: Object.fromEntries(standing.map(([place], piece) => [place, piece])),
    quay: ship.loose.map((_, index) => standing.length + index),
  };
}

/** The same pieces as somebody else would have them; whatever can stay where it is does. */
export function rearranged(draft: Draft, wanted: Arrangement, parts: Parts): Draft {
  const goals = placed(wanted, parts);
  const at: Record<string, number> = {};
  const left = new Set(draft.pieces.keys());
  const put = (place: string, piece: number | undefined): void => {
    if (piece === undefined) return;
    at[place] = piece;
    left.delete(piece);
  };
  for (const [place, item] of goals) {
    const there = draft.at[place];
    if (there !== undefined && draft.pieces[there] === item) put(place, there);
  }
  for (const [place, item] of goals) {
    if (place in at) continue;
    put(
      place,
      [...left].find((piece) => draft.pieces[piece] === item),
    );
  }
  return { ...draft, order: wanted.order, at, quay: [...left] };
}

/** What would be sent. */
export function arrangementOf(
  draft: Draft,
  parts: Parts,
): { order: string[]; gear: Record<string, string[]> } {
  const gear: Record<string, string[]> = {};
  for (const { place, hull } of allPlaces(draft.order, parts)) {
    const item = draft.pieces[draft.at[place] ?? -1];
    if (!item) continue;
    gear[hull] = [...(gear[hull] ?? []), item];
  }
  return { order: [...draft.order], gear };
}

/** Whether two arrangements are one: in which order a hull's pieces are named says nothing. */
export function sameShip(one: Arrangement, other: Arrangement): boolean {
  const told = ({ order, gear }: Arrangement): string =>
    hullsOf(order)
      .map((hull) => `${hull} ${[...(gear[hull] ?? [])].sort().join(" ")}`)
      .join(", ");
  return told(one) === told(other);
}

export function placeOf(draft: Draft, piece: number): string | null {
  return Object.keys(draft.at).find((place) => draft.at[place] === piece) ?? null;
}

/**
 * Where a piece may go: every place of its outline, free or not; on a mast only the lowest free yard,
 * for Sails sink.
 */
export function goalsOf(draft: Draft, piece: number, parts: Parts): string[] {
  const family = familyOf(draft.pieces[piece] ?? "");
  const own = placeOf(draft, piece);
  const fitting = allPlaces(draft.order, parts).filter((one) => one.family === family);
  if (family !== "sail") return fitting.map(({ place }) => place).filter((place) => place !== own);
  const masts = new Map<string, string>();
  for (const { place, hull } of fitting) {
    if (!(place in draft.at) && !masts.has(hull)) masts.set(hull, place);
  }
  if (own) masts.delete(hullOf(own));
  return [...masts.values()];
}

/**
 * A piece on a place. What stood there changes places with it; Sails give way to a Deck, and a Deck to
 * Sails: they go to the quay.
 */
export function place(draft: Draft, piece: number, goal: string, parts: Parts): Draft {
  const from = placeOf(draft, piece);
  const at = { ...draft.at };
  if (from) delete at[from];
  const quay = draft.quay.filter((one) => one !== piece);
  const family = familyOf(draft.pieces[piece] ?? "");
  const there = at[goal];
  if (there !== undefined && from) at[from] = there;
  else if (there !== undefined) quay.push(there);
  if (family === "deck" || family === "sail") {
    for (const other of Object.keys(at)) {
      const barred = other !== goal && hullOf(other) === hullOf(goal);
      const top = /:[tm]/.test(other) && /:t/.test(other) !== (family === "deck");
      const gone = barred && top ? at[other] : undefined;
      if (gone === undefined) continue;
      delete at[other];
      quay.push(gone);
    }
  }
  at[goal] = piece;
  return lowered({ ...draft, at, quay }, parts);
}

/** What had to give way to a piece on a top, Sails to a Deck or a Deck to Sails. */
export function oustedBy(piece: number, before: Draft, after: Draft): string | null {
  const family = (one: number): string => familyOf(after.pieces[one] ?? "");
  const gone = after.quay.find(
    (one) => one !== piece && !before.quay.includes(one) && family(one) !== family(piece),
  );
  return gone === undefined ? null : (after.pieces[gone] ?? null);
}

/** A piece off the ship, onto the quay. */
export function park(draft: Draft, piece: number, parts: Parts): Draft {
  const from = placeOf(draft, piece);
  if (!from) return draft;
  const { [from]: _, ...at } = draft.at;
  return lowered({ ...draft, at, quay: [...draft.quay, piece] }, parts);
}

/** Sails sink to the lowest yards of their mast. */
function lowered(draft: Draft, parts: Parts): Draft {
  const at = { ...draft.at };
  for (const hull of hullsOf(draft.order)) {
    const printed = parts[hull];
    const yards = Array.from({ length: Math.max(printed?.top ?? 0, 0) }, (_, i) => `${hull}:m${i}`);
    const sails = yards.flatMap((yard) => at[yard] ?? []);
    yards.forEach((yard, index) => {
      const sail = sails[index];
      if (sail === undefined) delete at[yard];
      else at[yard] = sail;
    });
  }
  return { ...draft, at };
}

/** A ship tile between Prow and Stern: at a place of the order, 0 behind the Prow. */
export function shift(draft: Draft, hull: string, to: number): Draft {
  const rest = draft.order.filter((one) => one !== hull);
  return { ...draft, order: [...rest.slice(0, to), hull, ...rest.slice(to)] };
}

/** Each join from the Prow to the Stern, whether its half-symbols meet. */
export function joinsOf(order: readonly string[], parts: Parts): boolean[] {
  const hulls = hullsOf(order);
  return hulls.slice(1).map((hull, index) => joins(parts, hulls[index] ?? "", hull));
}

/** Tops on which neither Deck nor Sail stands. */
export function bareTops(draft: Draft, parts: Parts): number {
  return hullsOf(draft.order).filter(
    (hull) =>
      (parts[hull]?.top ?? -1) >= 0 && !(`${hull}:t` in draft.at || `${hull}:m0` in draft.at),
  ).length;
}
