import { describe, expect, it } from "vitest";
import {
  allPlaces,
  arrangementOf,
  bareTops,
  type Draft,
  draftOf,
  joinsOf,
  oustedBy,
  type Parts,
  placeOf,
  sameShip,
} from "../../src/flibuste/games/piratoons/web/draft.ts";
import { familyOf } from "../../src/flibuste/games/piratoons/web/hull.ts";
import type { Ship } from "../../src/flibuste/games/piratoons/web/types.ts";
import { Workshop } from "../../src/flibuste/games/piratoons/web/workshop.svelte.ts";
import { unitsOf, yardPlan } from "../../src/flibuste/games/piratoons/web/yardplan.ts";
import yards from "./yards.txt?raw";

/** Ships as the rules draw and arrange them: test_yards.py writes them. */
const [printed = "", ...ships] = yards.trim().split("\n");
const parts: Parts = JSON.parse(printed);
const cases: { ship: Ship; best: Ship }[] = ships.map((line) => JSON.parse(line));

function workshop(ship: Partial<Ship>): Workshop {
  const yard = new Workshop();
  yard.begin({ order: [], gear: {}, loose: [], holds: true, ...ship }, parts);
  return yard;
}

/** The touches of somebody who wants this arrangement: nothing but taps, as a finger makes them. */
function build(yard: Workshop, wanted: Ship): number {
  let touches = 0;
  const tap = (what: () => boolean): void => {
    what();
    touches += 1;
  };
  wanted.order.forEach((hull, index) => {
    const there = yard.draft.order[index];
    if (!there || there === hull) return;
    tap(() => yard.touchHull(hull));
    tap(() => yard.touchHull(there));
  });
  const goals = Object.entries(draftOf({ ...wanted, loose: [] }, parts).at);
  const items = draftOf({ ...wanted, loose: [] }, parts).pieces;
  const done = new Set<string>();
  // Decks first: they send Sails to the quay, never the other way round.
  for (const deck of [true, false]) {
    for (const [place, index] of goals) {
      if (items[index]?.startsWith("deck") !== deck) continue;
      done.add(place);
      if (itemAt(yard.draft, place) === items[index]) continue;
      const piece = yard.draft.pieces.findIndex((item, piece) => {
        const at = placeOf(yard.draft, piece);
        return item === items[index] && !(at && done.has(at));
      });
      tap(() => yard.touchPiece(piece));
      const goal = place.includes(":m") ? yardOf(yard, place) : place;
      tap(() => yard.touchPlace(goal));
    }
  }
  return touches;
}

const itemAt = (draft: Draft, place: string): string | undefined =>
  draft.pieces[draft.at[place] ?? -1];

/** The yard of a mast that is offered: Sails sink. */
function yardOf(yard: Workshop, place: string): string {
  const hull = place.slice(0, place.indexOf(":"));
  return [...yard.goals].find((goal) => goal.startsWith(`${hull}:m`)) ?? place;
}

describe("a ship in the yard", () => {
  it("names what Sails oust from a top, and nothing where pieces only change places", () => {
    const gear = { prow: ["deck1"], B2c: ["deck2"] };
    const yard = workshop({ order: ["B2c"], gear, loose: ["sail"] });
    const [before, sail] = [yard.draft, yard.draft.pieces.indexOf("sail")];
    yard.touchPiece(sail);
    yard.touchPlace("B2c:m0");
    expect(oustedBy(sail, before, yard.draft)).toBe("deck2");
    yard.undo();
    const deck = before.pieces.indexOf("deck1");
    yard.touchPiece(deck);
    yard.touchPlace("B2c:t");
    expect(oustedBy(deck, before, yard.draft)).toBeNull();
  });

  it.each(cases.map((one, index) => [index, one] as const))(
    "reaches by touches alone the best arrangement %i",
    (_, { ship, best }) => {
      const yard = workshop(ship);
      const before = JSON.stringify(yard.draft);
      const touches = build(yard, best);
      expect(yard.draft.quay).toEqual([]);
      expect(sameShip(arrangementOf(yard.draft, parts), best)).toBe(true);
      for (let touch = 0; touch < touches; touch += 1) yard.undo();
      expect(JSON.stringify(yard.draft)).toBe(before);
    },
  );

  it.each(cases.map((one, index) => [index, one] as const))(
    "loses no piece, whatever is touched: %i",
    (index, { ship }) => {
      const yard = workshop(ship);
      let seed = index + 1;
      const luck = (most: number): number => {
        seed = (seed * 48271) % 2147483647;
        return seed % Math.max(1, most);
      };
      const hulls = ["prow", ...ship.order, "stern"];
      for (let touch = 0; touch < 60; touch += 1) {
        const kind = luck(5);
        if (kind === 0) yard.touchHull(hulls[luck(hulls.length)] ?? "prow");
        else if (kind === 1) yard.touchQuay();
        else if (kind === 2) yard.touchPlace([...yard.goals][luck(yard.goals.size)] ?? "prow:t");
        else if (yard.draft.pieces.length) yard.touchPiece(luck(yard.draft.pieces.length));
        const { at, quay, pieces, order } = yard.draft;
        const found = [...Object.values(at), ...quay].sort((a, b) => a - b);
        expect(found).toEqual([...pieces.keys()]);
        expect([...order].sort()).toEqual([...ship.order].sort());
        const outlines = new Map(allPlaces(order, parts).map((one) => [one.place, one.family]));
        const wrong = Object.entries(at).filter(
          ([place, piece]) => outlines.get(place) !== familyOf(pieces[piece] ?? ""),
        );
        const both = hulls.filter((hull) => `${hull}:t` in at && `${hull}:m0` in at);
        const aloft = hulls.filter((hull) => `${hull}:m1` in at && !(`${hull}:m0` in at));
        expect([wrong, both, aloft]).toEqual([[], [], []]);
      }
    },
  );

  it("lets a piece change places with another of its outline", () => {
    const yard = workshop({ order: ["B3d"], gear: { B3d: ["porthole1"], stern: ["porthole2"] } });
    yard.touchPiece(1);
    expect(yard.goals).toEqual(new Set(["B3d:0", "B3d:1"]));
    yard.touchPiece(0);
    expect(itemAt(yard.draft, "B3d:0")).toBe("porthole2");
    expect(itemAt(yard.draft, "stern:0")).toBe("porthole1");
    expect(yard.lifted).toBeNull();
  });

  it("sends Sails to the quay where a Deck is put, and the Deck where a Sail is", () => {
    const yard = workshop({ order: ["B1a"], gear: { prow: ["deck1"], B1a: ["sail", "sail"] } });
    yard.touchPiece(0);
    yard.touchPlace("B1a:t");
    expect(yard.draft.quay).toHaveLength(2);
    yard.touchPiece(yard.draft.quay[0] ?? -1);
    yard.touchHull("B1a");
    expect(itemAt(yard.draft, "B1a:m0")).toBe("sail");
    expect(yard.draft.quay.map((piece) => yard.draft.pieces[piece])).toEqual(["sail", "deck1"]);
  });

  it("moves a ship tile to where its neighbour is touched, and counts its joins", () => {
    const yard = workshop({ order: ["B2c", "B2a"] });
    expect(joinsOf(yard.draft.order, parts)).toEqual([false, true, false]);
    yard.touchHull("B2a");
    yard.touchHull("prow");
    expect(yard.draft.order).toEqual(["B2a", "B2c"]);
    expect(joinsOf(yard.draft.order, parts)).toEqual([true, true, true]);
    expect(bareTops(yard.draft, parts)).toBe(3);
  });

  it("shows the best arrangement before it counts, and goes on from there", () => {
    const found = cases.find(({ ship, best }) => !sameShip(ship, best));
    if (!found) throw new Error("no ship to improve");
    const yard = workshop(found.ship);
    yard.imagine(found.best);
    expect(sameShip(arrangementOf(yard.draft, parts), found.best)).toBe(true);
    yard.imagine(null);
    expect(sameShip(arrangementOf(yard.draft, parts), found.ship)).toBe(true);
    yard.imagine(found.best);
    const [first = ""] = yard.draft.order;
    yard.moveHull(first, yard.draft.order.length - 1);
    expect(yard.draft.order.at(-1)).toBe(first);
    yard.undo();
    expect(sameShip(arrangementOf(yard.draft, parts), found.ship)).toBe(true);
  });

  it("forgets its work when the ship on the table is another one", () => {
    const yard = workshop({ order: ["B2c", "B2a"] });
    yard.moveHull("B2a", 0);
    yard.begin({ order: ["B2c", "B2a"], gear: {}, loose: [], holds: true }, parts);
    expect(yard.draft.order).toEqual(["B2a", "B2c"]); // still the same
    yard.begin({ order: ["B2c"], gear: {}, loose: [], holds: true }, parts);
    expect([yard.draft.order, yard.canUndo]).toEqual([["B2c"], false]);
  });
});

describe("the yard in its box", () => {
  /** The board's box on every screen of the house: width, height, what the sentence covers. */
  const BOXES = [
    [360, 419, 0],
    [360, 519, 0],
    [508, 360, 0],
    [820, 866, 0],
    [968, 676, 97],
    [1128, 856, 97],
  ] as const;
  const long = cases.filter(({ ship }) => ship.order.length >= 9);

  it.each(BOXES)("of %i × %i has room for the whole height of a ship", (width, height, cover) => {
    for (const { ship } of cases) {
      const plan = yardPlan(width, height, cover, unitsOf(ship.order, parts));
      const below = plan.beside ? 0 : plan.tray;
      const high = plan.top + plan.scoreHeight + 424 * plan.unit + plan.row + below;
      expect(high).toBeLessThanOrEqual(height);
      expect(88 * plan.unit).toBeGreaterThanOrEqual(44); // storeys do not share a finger
    }
  });

  it("shows ships of nine tiles and more whole on a wide screen, and scrolls them on a phone", () => {
    expect(long.length).toBeGreaterThan(3);
    for (const { ship } of long.filter(({ ship }) => ship.order.length < 11)) {
      const units = unitsOf(ship.order, parts);
      expect(units * yardPlan(1128, 856, 97, units).unit).toBeLessThanOrEqual(1129);
      expect(units * yardPlan(360, 519, 0, units).unit).toBeGreaterThan(360);
    }
  });
});
