import { describe, expect, it } from "vitest";
import { GOLD, stacksOf, strength } from "../../src/flibuste/games/mutiny/web/cards.ts";
import { doorsOf } from "../../src/flibuste/games/mutiny/web/doors.ts";
import { flightsOf, sailingOf, spotOf } from "../../src/flibuste/games/mutiny/web/flights.ts";
import { layoutOf, shapeOf } from "../../src/flibuste/games/mutiny/web/layout.ts";
import { lineOf, markOf } from "../../src/flibuste/games/mutiny/web/route.ts";
import type { Move, Scenery, Sight } from "../../src/flibuste/games/mutiny/web/types.ts";

describe("the box of the board", () => {
  it.each([
    ["360 × 640", 360, 440, "phone"],
    ["360 × 740", 360, 540, "phone"],
    ["740 × 360", 508, 360, "low"],
    ["820 × 1180", 820, 900, "tablet"],
    ["1280 × 720", 968, 676, "wide"],
    ["1440 × 900", 1128, 856, "wide"],
    ["1920 × 1080", 1608, 1036, "wide"],
  ])("tells how to lay out the ship on a screen of %s", (_, width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it("gives a unit of 16 where the picture was drawn, and never one too small to read", () => {
    expect(layoutOf(360, 540).unit).toBe(16);
    expect(layoutOf(200, 300).unit).toBe(11);
    expect(layoutOf(3000, 2400).unit).toBe(26);
  });
});

describe("the chart", () => {
  it("has its first square at the left, the mutiny at the right, wherever the ship began", () => {
    for (const start of [0, 3, 6]) {
      expect(markOf(start, start, 18)).toEqual({ x: 3.2, y: 0 });
      expect(markOf(18, start, 18).x).toBeCloseTo(95.4);
    }
  });

  it("draws a line from square to square", () => {
    expect(lineOf(4, 4, 3, 18).match(/M/g)).toHaveLength(1);
    expect(lineOf(3, 5, 3, 18).split("L")).toHaveLength(9);
  });
});

describe("my cards", () => {
  it("lie in stacks of a kind, each kind in its place, and count for their side", () => {
    expect(stacksOf(["gold1", "gold3", "gold3"], GOLD)).toEqual([
      { card: "gold1", times: 1 },
      { card: "gold2", times: 0 },
      { card: "gold3", times: 2 },
    ]);
    const cards = ["pink1", "pink1", "pink3", "grey2"] as const;
    expect([strength(cards, "valverde"), strength(cards, "diaz")]).toEqual([5, 2]);
  });
});

describe("the doors", () => {
  const scenery = { doors: 5, offers: [{ place: 0, pirate: "sate" }] } as unknown as Scenery;

  it("stay in their places, visited or not", () => {
    const view = {
      row: [
        { pirate: "sate", waited: 1, place: 0 },
        { pirate: null, waited: 0, place: 2 },
        { pirate: null, waited: 0, place: 3 },
      ],
      used: ["pang"],
      visited: [1],
    } as unknown as Sight;
    const found = doorsOf(view, scenery);
    expect(found.map(({ place, state, pirate }) => [place, state, pirate])).toEqual([
      [0, "open", "sate"],
      [1, "visited", "pang"],
      [2, "closed", null],
      [3, "closed", null],
    ]);
    expect(found[0]?.offer).toBe(scenery.offers[0]);
  });

  it("count a square for no more than the ship will sail, the last ones first", () => {
    const row = [0, 1, 2, 3, 4].map((place) => ({ pirate: null, waited: 0, place }));
    const view = { row, used: [], visited: [] } as unknown as Sight;
    const counting = (sails: number) =>
      doorsOf(view, scenery, sails).flatMap(({ place, counts }) => (counts ? [place] : []));
    expect(counting(3)).toEqual([2, 3, 4]);
    expect(counting(0)).toEqual([]);
  });

  it("are all shut while a storm rages", () => {
    const view = { row: [], used: [], visited: [] } as unknown as Sight;
    expect(doorsOf(view, scenery).map(({ state }) => state)).toEqual(Array(5).fill("closed"));
  });
});

describe("what flies", () => {
  const coins = { what: "coin", number: 3, start: "supply", goal: 1, card: null } as Move;

  it("goes from a pile to a panel, or to my own chest", () => {
    expect(spotOf(1, 0)).toBe('[data-seat="1"]');
    expect(spotOf(0, 0)).toBe('[data-place="chest"]');
    expect(spotOf("supply", 0)).toBe('[data-place="supply"]');
  });

  it("comes one after the other and is there in time", () => {
    for (const ms of [200, 900, 3000]) {
      const flights = flightsOf([coins], 0, ms);
      expect(flights).toHaveLength(3);
      const [first, , last] = flights;
      expect(first?.delay).toBe(0);
      expect((last?.delay ?? 0) + (last?.ms ?? 0)).toBeLessThanOrEqual(ms);
    }
    expect(flightsOf([{ ...coins, number: 20 }], 0, 900)).toHaveLength(6);
    expect(flightsOf([coins], 0, 900, 700).map(({ delay }) => delay >= 700)).not.toContain(false);
  });

  it("is a ship from every closed door to the chart", () => {
    expect(sailingOf([3, 4], 900).map(({ from }) => from)).toEqual([
      '[data-handle="door:3"]',
      '[data-handle="door:4"]',
    ]);
    expect(sailingOf([], 900)).toEqual([]);
  });
});
