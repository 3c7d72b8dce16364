import type { Act, Effect, Pawn, Scenery, Sight } from "./types.ts";

export interface Spot {
  x: number;
  y: number;
}

/** A pawn that lies in the chest: whose, on how many others of its pile, and where it is drawn. */
export interface Lying extends Spot {
  key: string;
  seat: number;
  level: number;
  counts: boolean;
  at: Spot;
}

const FAN = 3; // units: who drops one on what is seen of a pile is still on it (T32)

/**
 * All pawns, those further away first and mine last; in a pile a seat's own lie on one another, and the
 * seats side by side, so that nobody's disappear.
 */
export function lying(pawns: readonly (readonly Pawn[])[], you: number | null = null): Lying[] {
  const piles = new Map<string, number[]>();
  for (const [seat, own] of pawns.entries()) {
    for (const { x, y, place } of own) {
      const there = piles.get(`${x} ${y}`) ?? [];
      if (place !== null && !there.includes(seat)) piles.set(`${x} ${y}`, [...there, seat]);
    }
  }
  const fanned = ({ x, y, place }: Pawn, seat: number): Spot => {
    const there = piles.get(`${x} ${y}`) ?? [];
    if (place === null || there.length < 2) return { x, y };
    const turn = (2 * Math.PI * there.indexOf(seat)) / there.length;
    return { x: x - FAN * Math.cos(turn), y: y - FAN * Math.sin(turn) };
  };
  const levels = new Map<string, number>();
  const all = pawns.flatMap((own, seat) =>
    own.map((pawn, index) => {
      const { x, y, place } = pawn;
      const spot = `${seat} ${x} ${y}`;
      const level = place === null ? 0 : (levels.get(spot) ?? 0);
      if (place !== null) levels.set(spot, level + 1);
      const at = fanned(pawn, seat);
      return { key: `${seat}:${index}`, seat, x, y, level, counts: place !== null, at };
    }),
  );
  const front = ({ seat }: Lying): number => Number(seat === you);
  return all.sort(
    (one, other) => front(one) - front(other) || one.y - other.y || one.level - other.level,
  );
}

/** Where my pawns lie that nobody has counted yet: as my hand dropped them. */
export function underWay(
  acts: readonly Act[],
  choices: readonly { readonly act: Act; readonly effect: Effect | null }[],
): Spot[] {
  return acts.flatMap((act): Spot[] => {
    if (act.type === "Drop") return [act];
    if (act.type !== "DropOn") return [];
    const aimed = choices.find(({ act: one }) => one.type === "DropOn" && one.place === act.place);
    return aimed?.effect ? [aimed.effect] : [];
  });
}

/** How many pawns of each seat count on a place. */
export function countsAt(pawns: Sight["pawns"], place: string): number[] {
  return pawns.map((own) => own.filter((pawn) => pawn.place === place).length);
}

export type Holder = { kind: "free" | "tie" } | { kind: "led"; seat: number; pawns: number };

/** Who leads on a place, as the server says; what nobody leads on though pawns lie there is tied. */
export function holderOf(view: Pick<Sight, "pawns" | "leaders">, place: string): Holder {
  const counts = countsAt(view.pawns, place);
  const seat = view.leaders[place] ?? null;
  if (seat !== null) return { kind: "led", seat, pawns: counts[seat] ?? 0 };
  return { kind: counts.some(Boolean) ? "tie" : "free" };
}

/** The point of the chest under a pointer, in its own units. */
export function pointOf(
  box: { left: number; top: number; width: number; height: number },
  event: { clientX: number; clientY: number },
  { width, height }: Pick<Scenery, "width" | "height">,
): Spot {
  const within = (value: number, most: number): number =>
    Math.max(0, Math.min(most - 1, Math.floor(value)));
  return {
    x: within(((event.clientX - box.left) / box.width) * width, width),
    y: within(((event.clientY - box.top) / box.height) * height, height),
  };
}

/** The place whose tile lies under a point, if any. */
export function placeUnder(places: Scenery["places"], { x, y }: Spot): string | null {
  const found = Object.entries(places).find(
    ([, [left, top, right, bottom]]) => x >= left && x < right && y >= top && y < bottom,
  );
  return found?.[0] ?? null;
}

export interface Mishap extends Spot {
  seat: number;
  kind: "offence" | "knocked" | "void";
}

const LETTER = 4.6; // units of its breadth, on average
const CLEAR = 19; // from the pawn, with the piles beside it that it has knocked over

/**
 * Where it is told, in lines of so many letters: within the chest, and above the pawn, or below where
 * there is more room; `y` is 13 units below the upper edge and 5 above the lower one.
 */
export function boxBeside({ x, y }: Spot, letters: number, width: number): Spot & { half: number } {
  const half = (letters * LETTER) / 2 + 3;
  const middle = Math.max(half + 1, Math.min(width - half - 1, x));
  return { half, x: middle, y: y + (y > 2 * CLEAR ? -CLEAR - 5 : CLEAR + 13) };
}

/** What went wrong between two views of one plunder: out, own pawns knocked over, a pawn void. */
export function mishap(before: Sight | null, now: Sight): Mishap | null {
  if (before?.step !== "plunder" || now.step !== "plunder") return null;
  for (const [seat, own] of now.pawns.entries()) {
    const last = own.at(-1);
    const old = before.pawns[seat] ?? [];
    if (!last || own.length === old.length) continue;
    const spot = { seat, x: last.x, y: last.y };
    if (now.out[seat] && !before.out[seat]) return { ...spot, kind: "offence" };
    if (old.some(({ place }, index) => place !== null && own[index]?.place === null)) {
      return { ...spot, kind: "knocked" };
    }
    if (last.place === null) return { ...spot, kind: "void" };
  }
  return null;
}
