import { describe, expect, it } from "vitest";
import {
  boxBeside,
  countsAt,
  holderOf,
  lying,
  mishap,
  placeUnder,
  pointOf,
  underWay,
} from "../../src/flibuste/games/piratoons/web/chest.ts";
import {
  emptyPlaces,
  lineUp,
  placesOf,
  standing,
} from "../../src/flibuste/games/piratoons/web/hull.ts";
import { type Box, chestLayout } from "../../src/flibuste/games/piratoons/web/layout.ts";
import {
  extent,
  fates,
  GAP,
  leftOf,
  lotsOf,
  saleOf,
  soldTo,
} from "../../src/flibuste/games/piratoons/web/lots.ts";
import { Patience } from "../../src/flibuste/games/piratoons/web/patience.svelte.ts";
import { atTheEnd, verdictsOf } from "../../src/flibuste/games/piratoons/web/share.ts";
import type { Table } from "../../src/flibuste/games/piratoons/web/table.ts";
import type {
  Act,
  Effect,
  Pawn,
  Printed,
  Scenery,
  Sight,
} from "../../src/flibuste/games/piratoons/web/types.ts";

const PLACES: Scenery["places"] = { E1: [4, 4, 36, 36], S1: [40, 4, 68, 108] };
const pawn = (x: number, y: number, place: Pawn["place"]): Pawn => ({ x, y, place });
const sight = (more: Partial<Sight>): Sight =>
  ({
    step: "plunder",
    round: 1,
    chest: { E1: "sail", S1: "B2a" },
    floating: [],
    pawns: [[], []],
    reserve: [6, 6],
    out: [false, false],
    leaders: { E1: null, S1: null },
    won: [[], []],
    ...more,
  }) as unknown as Sight;

describe("the chest", () => {
  it("piles pawns that lie at one point, and leaves void ones on the floor", () => {
    const pawns = [[pawn(10, 10, "E1"), pawn(20, 38, null)], [pawn(10, 10, "E1")]];
    expect(lying(pawns).map(({ key, level, counts }) => [key, level, counts])).toEqual([
      ["0:0", 0, true],
      ["1:0", 0, true],
      ["0:1", 0, false],
    ]);
    expect(countsAt(pawns, "E1")).toEqual([1, 1]);
  });

  it("fans a pile out by seats, mine in front, and never so far that a drop on it would miss", () => {
    const pawns = [0, 1, 2, 3].map(() => [pawn(10, 10, "E1"), pawn(10, 10, "E1")]);
    for (const you of [0, 2, null]) {
      const drawn = lying(pawns, you);
      expect(drawn.map(({ level }) => level).sort()).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
      const spots = new Set(drawn.map(({ at }) => `${at.x.toFixed(2)} ${at.y.toFixed(2)}`));
      expect(spots.size).toBe(4);
      for (const { at } of drawn) expect(Math.hypot(at.x - 10, at.y - 10)).toBeLessThan(5);
      if (you !== null) expect(drawn.slice(-2).map(({ seat }) => seat)).toEqual([you, you]);
    }
    const [alone] = lying([[pawn(10, 10, "E1")]]);
    expect(alone?.at).toEqual({ x: 10, y: 10 });
  });

  it("tells a mishap within its edges, beside the pawns that it is about", () => {
    for (const y of [8, 38, 39, 56, 104]) {
      for (const x of [8, 86, 164]) {
        const box = boxBeside({ x, y }, 27, 172);
        expect(box.x - box.half).toBeGreaterThan(0);
        expect(box.x + box.half).toBeLessThan(172);
        const [top, bottom] = [box.y - 13, box.y + 5];
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(112);
        expect(Math.min(Math.abs(top - y), Math.abs(bottom - y))).toBeGreaterThan(16);
      }
    }
  });

  it("believes the server who leads, and calls the rest tied or free", () => {
    const pawns = [[pawn(10, 10, "E1")], [pawn(50, 50, "S1")]];
    const view = sight({ pawns, leaders: { E1: 0, S1: null } });
    expect(holderOf(view, "E1")).toEqual({ kind: "led", seat: 0, pawns: 1 });
    expect(holderOf(view, "S1")).toEqual({ kind: "tie" });
    expect(holderOf(sight({}), "S1")).toEqual({ kind: "free" });
  });

  it("finds the point and the place under a finger, also at the very edge", () => {
    const box = { left: 100, top: 50, width: 344, height: 224 };
    const chest = { width: 172, height: 112 };
    expect(pointOf(box, { clientX: 120, clientY: 70 }, chest)).toEqual({ x: 10, y: 10 });
    expect(pointOf(box, { clientX: 999, clientY: 0 }, chest)).toEqual({ x: 171, y: 0 });
    expect(placeUnder(PLACES, { x: 10, y: 10 })).toBe("E1");
    expect(placeUnder(PLACES, { x: 38, y: 10 })).toBe(null);
  });

  it("sees what went wrong, and where", () => {
    const before = sight({ pawns: [[pawn(10, 10, "E1")], []] });
    const later = (own: Pawn[], out = false): Sight =>
      sight({ pawns: [own, []], out: [out, false] });
    const void0 = pawn(10, 10, null);
    expect(mishap(before, later([pawn(10, 10, "E1"), pawn(20, 10, "E1")]))).toBe(null);
    expect(mishap(before, later([pawn(10, 10, "E1"), pawn(38, 9, null)]))?.kind).toBe("void");
    expect(mishap(before, later([void0, pawn(16, 10, "E1")]))?.kind).toBe("knocked");
    expect(mishap(before, later([void0, pawn(16, 11, null)], true))).toEqual({
      ...{ seat: 0, x: 16, y: 11, kind: "offence" },
    });
    expect(mishap(null, later([void0]))).toBe(null);
  });
});

describe("a pawn on its way", () => {
  it("lies where it was dropped, by hand or squarely on a tile", () => {
    const drop = (x: number): Act => ({ type: "Drop", x, y: 5 });
    const on: Act = { type: "DropOn", place: "E1" };
    const choices = [
      { act: on, effect: { x: 7, y: 8 } as Effect },
      { act: { type: "Stop" } as Act, effect: null },
    ];
    const spots = underWay([drop(1), on, on, { type: "Stop" }, drop(2)], choices);
    expect(spots.map(({ x, y }) => [x, y])).toEqual([
      [1, 5],
      [7, 8],
      [7, 8],
      [2, 5],
    ]);
    expect(underWay([on], [])).toEqual([]);
  });
});

describe("the layout of the plunder", () => {
  const inside = (box: Box, width: number, height: number): boolean =>
    box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height;
  const apart = (one: Box, other: Box): boolean =>
    one.y + one.h <= other.y + 0.01 || other.y + other.h <= one.y + 0.01;

  for (const [width, height, cover] of [
    [360, 486, 0],
    [360, 386, 0],
    [320, 400, 0],
    [820, 834, 0],
    [508, 360, 0],
    [1128, 856, 96],
    [968, 756, 96],
    [1920, 1000, 96],
  ] as const) {
    it(`fits ${width} × ${height}, keeps the chest's shape and leaves room for fingers`, () => {
      const { plane, front, stop, glass, lid, upright } = chestLayout(width, height, cover);
      for (const box of [plane, front, stop, glass, lid])
        expect(inside(box, width, height)).toBe(true);
      expect(plane.w / plane.h).toBeCloseTo(172 / 112);
      expect(plane.y).toBeGreaterThanOrEqual(cover);
      expect(stop.h).toBeGreaterThanOrEqual(56);
      expect(apart(plane, stop) && apart(plane, front)).toBe(true);
      expect((32 / 172) * plane.w).toBeGreaterThanOrEqual(44);
      if (upright) expect(apart(front, stop)).toBe(true);
    });
  }
});

describe("sharing out", () => {
  it("puts down the pawn that ended the plunder", () => {
    const before = sight({ pawns: [[], [pawn(10, 10, "E1")]] });
    const drop = { seat: 0, act: { type: "Drop" as const, x: 50, y: 50 }, effect: null };
    expect(atTheEnd(before, drop, PLACES).pawns[0]).toEqual([pawn(50, 50, "S1")]);
    const on = { seat: 0, act: { type: "DropOn" as const, place: "E1" as const }, effect: null };
    expect(atTheEnd(before, on, PLACES).pawns[0]).toEqual([pawn(20, 20, "E1")]);
    expect(atTheEnd(before, { seat: 1, act: { type: "Stop" }, effect: null }, PLACES)).toBe(before);
  });

  it("gives each tile to who has won such a one, to its leader first", () => {
    const chest = { E1: "sail", E2: "sail", S1: "B2a" };
    const before = sight({ chest, leaders: { E1: 1, E2: 0, S1: null } });
    const after = sight({
      step: "bids",
      chest: { E1: null, E2: null, S1: "B2a" },
      won: [["sail"], ["sail"]],
    });
    const found = verdictsOf({ before, after }).map(({ place, winner }) => [place, winner]);
    expect(found).toEqual([
      ["E1", 1],
      ["E2", 0],
      ["S1", null],
    ]);
  });
});

describe("lots", () => {
  const view = { chest: { E1: "sail", E2: null, S1: "B2a" }, floating: ["sail", "deck1"] };

  it("lie ship tiles first, and those afloat last", () => {
    expect(lotsOf(view).map(({ key }) => key)).toEqual(["S1", "E1", "sea 0", "sea 1"]);
  });

  it("say why one bought nothing", () => {
    expect(soldTo({ bids: [3, 3, 1] }, 0)).toBe("picture-sold-equal");
    expect(soldTo({ bids: [3, 3, 1] }, 2)).toBe("picture-sold");
    expect(soldTo({ bids: [0, 0, 1] }, 0)).toBe("picture-sold-none");
    expect(soldTo({ bids: [3, 3, 1] }, null)).toBe("picture-sold");
    expect(soldTo({ bids: [null, 3, 1] }, 0)).toBe("picture-sold");
  });

  it("are known to be taken, from the chest or out of the sea", () => {
    const lots = lotsOf(view);
    expect([...leftOf(lots, { ...view, floating: ["deck1"] })]).toEqual(["S1", "E1", "sea 1"]);
    expect([...leftOf(lots, { chest: {}, floating: [] })]).toEqual([]);
  });

  it("float or sink when the auction is over", () => {
    expect([...fates(lotsOf(view), ["sail", "deck1"]).values()]).toEqual([
      "sinks",
      "floats",
      "sinks",
      "floats",
    ]);
  });

  it("are as large as they fit between the hands, and never too small to touch", () => {
    const lying = Object.fromEntries("123456".split("").map((n) => [`E${n}`, "sail"]));
    const hulls = { S1: "B2a", S2: "B3a", S3: "B4d" };
    const sea = (number: number): string[] => Array<string>(number).fill("sail");
    for (const [width, height, afloat, chest] of [
      [348, 248, 4, { ...lying, ...hulls }], // a phone in the last round
      [348, 248, 7, { E1: "sail", ...hulls }],
      [348, 248, 6, lying],
      [1000, 480, 8, { ...lying, ...hulls }],
    ] as const) {
      const lots = lotsOf({ chest, floating: sea(afloat) });
      const { size, rows } = saleOf(lots, width, height);
      const shown = rows.flatMap((row) => [row.hulls, row.mats.flat(), row.sea.flat()].flat());
      expect(new Set(shown)).toEqual(new Set(lots));
      const extents = rows.map((row) => extent(row, size));
      expect(Math.max(...extents.map((one) => one.width))).toBeLessThanOrEqual(width);
      const tall = extents.reduce((sum, one) => sum + one.height, (rows.length - 1) * GAP);
      expect(tall).toBeLessThanOrEqual(height);
      expect(size).toBeGreaterThanOrEqual(44);
    }
    expect(saleOf(lotsOf(view), 1000, 480).size).toBeGreaterThan(120);
    expect(saleOf(lotsOf(view), 60, 60).size).toBe(44);
  });

  it("are sixteen on a phone in two rows of the sea and one above", () => {
    const chest = { E1: "sail", E2: "deck1", S1: "B2a", S2: "B3a", S3: "B4d" };
    const lots = lotsOf({ chest, floating: Array(11).fill("sail") });
    const { size, rows } = saleOf(lots, 348, 230, 46);
    expect(rows.map(({ sea }) => sea[0]?.length ?? 0)).toEqual([0, 2]);
    for (const row of rows) expect(extent(row, size).width).toBeLessThanOrEqual(348);
  });

  it("on a phone are scrolled downward before they are too small to be read", () => {
    const lots = lotsOf({
      chest: { S1: "B2a", S2: "B3a", S3: "B4d" },
      floating: Array(14).fill("sail"),
    });
    const { size, rows } = saleOf(lots, 348, 226, 62);
    expect(size).toBeGreaterThan(saleOf(lots, 348, 226).size);
    for (const row of rows) expect(extent(row, size).width).toBeLessThanOrEqual(348);
    const few = lotsOf({ chest: { E1: "sail" }, floating: [] });
    expect(saleOf(few, 348, 226, 62)).toEqual(saleOf(few, 348, 226));
  });
});

describe("a hull", () => {
  const printed = (slots: string, top: number, joins: string[] = []): Printed => ({
    ...{ left: "A", right: "C", slots, top, barrels: 1, joins },
  });

  it("has a place for each slot, a Deck on top and Sails where there is no wood", () => {
    expect(placesOf("B2a", printed("g", 2)).map(({ key }) => key)).toEqual(["0", "t", "m0", "m1"]);
    expect(placesOf("stern", printed("pq", -1)).map(({ key }) => key)).toEqual(["0", "1"]);
  });

  it("puts each piece on the lowest place of its family; Sails bar the Deck", () => {
    const gear = ["sail", "gunport3"];
    expect(standing("B2a", printed("g", 2), gear)).toEqual({ "0": "gunport3", m0: "sail" });
    expect(emptyPlaces("B2a", printed("g", 2), gear).map(({ key }) => key)).toEqual(["m1"]);
    expect(emptyPlaces("B2a", printed("g", 2), ["deck1"]).map(({ key }) => key)).toEqual(["0"]);
  });

  it("stands apart where it does not join", () => {
    const parts = {
      prow: printed("g", 0, ["stern"]),
      B2a: printed("g", 2),
      stern: printed("", -1),
    };
    expect(lineUp({ order: [] }, parts).hulls.map(({ good }) => good)).toEqual([null, true]);
    expect(lineUp({ order: ["B2a"] }, parts).hulls.map(({ good }) => good)).toEqual([
      null,
      false,
      false,
    ]);
  });
});

describe("patience", () => {
  const wait = { act: { type: "Wait" } };
  function table(number: number, view: Sight, goals: string[], played: number[]): Table {
    const finger = {
      goals: new Map(goals.map((goal) => [goal, wait])),
      play: () => played.push(number),
    };
    return { view, you: 0, finger, menu: { number } } as unknown as Table;
  }

  it("waits once for each turn, until another's pawn falls", () => {
    const [patience, played] = [new Patience(), [] as number[]];
    patience.see(table(1, sight({}), ["wait"], played));
    expect(played).toEqual([]);
    patience.toggle(table(1, sight({}), ["wait"], played));
    for (const number of [1, 1, 2]) patience.see(table(number, sight({}), ["wait"], played));
    expect(played).toEqual([1, 2]);
    patience.see(table(3, sight({ pawns: [[], [pawn(10, 10, "E1")]] }), ["wait"], played));
    expect([patience.on, played]).toEqual([false, [1, 2]]);
  });

  it("leaves it to its player to stop, and ends with the plunder", () => {
    for (const [view, goals] of [
      [sight({}), ["wait", "stop"]],
      [sight({ step: "bids" }), ["wait"]],
    ] as const) {
      const [patience, played] = [new Patience(), [] as number[]];
      patience.toggle(table(1, sight({}), [], played));
      patience.see(table(1, view, [...goals], played));
      expect([patience.on, played]).toEqual([false, []]);
    }
  });
});
