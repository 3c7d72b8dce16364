import { describe, expect, it } from "vitest";
import {
  centred,
  held,
  hides,
  LOW,
  placeAt,
  settled,
  whole,
  zoomed,
} from "../../src/flibuste/games/rum/web/camera.svelte.ts";
import { flightsOf, meetingOf } from "../../src/flibuste/games/rum/web/flights.ts";
import { apart, placed } from "../../src/flibuste/games/rum/web/labels.ts";
import { layout } from "../../src/flibuste/games/rum/web/layout.ts";
import { areasOf, lightsOf, waysOf, waysTo } from "../../src/flibuste/games/rum/web/lights.ts";
import { helpOf } from "../../src/flibuste/games/rum/web/names.ts";
import { build, builtOf } from "../../src/flibuste/games/rum/web/roofs.ts";
import { inPlace, lookOf } from "../../src/flibuste/games/rum/web/tiles.ts";
import { townOf } from "../../src/flibuste/games/rum/web/town.ts";
import type { Act, Effect, Scenery, Sight } from "../../src/flibuste/games/rum/web/types.ts";
import { cuesOf, wayOf } from "../../src/flibuste/games/rum/web/walk.ts";
import type { Choice } from "../src/board/handles.ts";

const PLATES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const KINDS = ["hq", "coin", "tavern_swan", "map_pink", "chest", "rum", "goods", "pirate", "guard"];
const idOf = (nth: number): string => `${nth + 1}.${KINDS[nth]}`;

/** One square in the middle of each plate, an alley to the right and below, two dark ones. */
const SCENERY: Scenery = {
  plates: PLATES,
  squares: Object.fromEntries(
    PLATES.map((_, nth) => [idOf(nth), [(nth % 3) + 0.5, Math.floor(nth / 3) + 0.5]]),
  ),
  alleys: Object.fromEntries([
    ...PLATES.flatMap((_, nth) => [
      ...(nth % 3 < 2 ? [[`r${nth}`, alley([idOf(nth), idOf(nth + 1)], 3)]] : []),
      ...(nth < 6 ? [[`d${nth}`, alley([idOf(nth), idOf(nth + 3)], 2)]] : []),
    ]),
    ["out", { ...alley([idOf(0)], 2), dark: true, by: [[0.5, 0]] }],
    ["in", { ...alley([idOf(8)], 3), dark: true, by: [[2.5, 3]] }],
  ]),
  rendezvous: { rendezvous_rum: 4, rendezvous_chest: 6 },
};
const TOWN = townOf(SCENERY);
const NEAR = { price: 1, tag: 1, few: null };

function alley(ends: string[], length: number): Scenery["alleys"][string] {
  return { ends, length, dark: false, by: [] };
}

function effectOf(some: Partial<Effect>): Effect {
  const nothing = { alleys: [], pirates: 1, coins: 0, goal: null, offer: [], gain: 0, meets: null };
  return { ...nothing, ...some } as Effect;
}

function choice(take: string[], some: Partial<Effect>): Choice<Act, Effect> {
  const handles = take.map((one) => `alley:${one}`);
  return {
    act: { type: "Move", alley: take[0] ?? "" },
    label: { id: "act-move" },
    effect: effectOf({ alleys: take, ...some }),
    take: handles,
    goal: handles,
    main: false,
  };
}

const TILES = { goods: [], waiting: [], kept: [] };
const SIGHT = {
  seat: 0,
  captain: idOf(0),
  alleys: {},
  scenes: [],
  face_up: { scorpion: "scorpion17" },
  stacks: { goods: 3, rendezvous: 0 },
  reserve: [7, 5],
  common: [5, 5],
  coins: [3, 1],
  rum: [0, 0],
  tiles: [TILES, TILES],
  show_coins: "open",
} as unknown as Sight;
const seen = (some: object): Sight => ({ ...SIGHT, ...some });

describe("the roofs of the town", () => {
  const breath = (): Promise<void> => Promise.resolve();

  it("are built once for a layout, the same for everybody", async () => {
    expect(builtOf("one")).toBeNull();
    const one = await build("one", TOWN, breath);
    expect(builtOf("one")).toBe(one);
    expect(await build("two", TOWN, breath)).toEqual(one);
    expect(one.a.length + one.b.length + one.c.length).toBeGreaterThan(500);
  });

  it("never stand on an alley or a square", async () => {
    const { a, a2, b, b2, c, c2 } = builtOf("one") ?? (await build("one", TOWN, breath));
    const corners = [...[a, a2, b, b2, c, c2].join("").matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    const lanes = [...TOWN.lanes.values()].filter(({ dark }) => !dark);
    const bad = corners.filter(([, x = "", y = ""]) => {
      const [px, py] = [Number(x), Number(y)];
      const paved = lanes.some(({ path }) => {
        const [from = { x: 0, y: 0 }, to = from] = [path[0], path.at(-1)];
        const down = from.x === to.x;
        const along = down ? between(from.y, py, to.y) : between(from.x, px, to.x);
        return along && Math.abs(down ? px - from.x : py - from.y) < 5;
      });
      const onto = ({ x: sx, y: sy }: { x: number; y: number }): boolean =>
        Math.hypot(sx - px, sy - py) < 9.5;
      return paved || [...TOWN.squares.values()].some(onto);
    });
    expect(corners.length).toBeGreaterThan(100);
    expect(bad).toEqual([]);
  });

  const between = (low: number, value: number, high: number): boolean =>
    value > low && value < high;
});

describe("what of the town is in sight", () => {
  const box = { w: 352, h: 400 };
  type Points = { x: number; y: number }[];
  const around = (points: Points, size = box) => settled(LOW, points, size).look;

  it("is all of it, in the middle", () => {
    const { scale, x, y } = whole(box);
    expect(scale).toBe(1);
    expect([x, y]).toEqual([-26, -50]);
  });

  it("is what matters, as near as a finger needs and no nearer", () => {
    const near = around([{ x: 100, y: 100 }], box);
    expect(near.scale).toBeCloseTo(2.1);
    expect(placeAt(near, { x: 176, y: 200 })).toEqual({ x: 100, y: 100 });
    expect(around([], box)).toEqual(whole(box));
    const apart = around(
      [
        { x: 0, y: 0 },
        { x: 300, y: 300 },
      ],
      box,
    );
    expect(apart.scale).toBe(1);
  });

  it("never lies beside the town, but for what the overview would hide of it", () => {
    const corner = held(centred({ x: -500, y: 900 }, 2, box), box);
    expect(corner.x).toBeCloseTo(-26);
    expect(corner.y + box.h / 2).toBeCloseTo(326 + 138 / 2);
  });

  it("leaves what matters free of the overview at the lower right", () => {
    const small = { w: 360, h: 284 };
    const spots = [20, 90, 150, 210, 280];
    for (const x of spots)
      for (const y of spots) {
        const points = [-1, 1].flatMap((far) => [
          { x: x + far * 45, y },
          { x, y: y + far * 40 },
        ]);
        const look = around(points, small);
        for (const point of points) {
          const [right, below] = [
            small.w - (point.x - look.x) * look.scale,
            small.h - (point.y - look.y) * look.scale,
          ];
          expect(right < 98 && below < 138).toBe(false);
        }
      }
  });

  const spot = (x: number, y: number) => ({ x, y, w: 20, h: 20 });
  const every = [20, 90, 150, 210, 280].flatMap((x) =>
    [20, 90, 150, 210, 280].map((y) => ({ x, y })),
  );

  it("leaves the overview in its corner, and has the town moved instead", () => {
    for (const was of [LOW, { left: true, top: true }])
      for (const { x, y } of every) {
        const points = [-1, 1].flatMap((far) => [
          { x: x + far * 30, y },
          { x, y: y + far * 30 },
        ]);
        const { look, over } = settled(was, points, box);
        expect(over).toMatchObject({ ...was, small: false });
        const things = points.map((point) => spot(point.x, point.y));
        expect(hides(over, look, box, things)).toBe(false);
      }
  });

  it("folds the overview where what can be touched lies in every corner", () => {
    const points = [10, 150].flatMap((x) => [10, 90, 170].map((y) => ({ x, y })));
    const { look, over } = settled(LOW, points, box);
    expect(over.small).toBe(true);
    expect(
      hides(
        over,
        look,
        box,
        points.map(({ x, y }) => spot(x, y)),
      ),
    ).toBe(false);
    expect(settled(over, [{ x: 150, y: 150 }], box).over).toEqual({ ...LOW, small: false });
  });

  it("keeps under two fingers what they hold", () => {
    const look = around([{ x: 150, y: 150 }], box);
    const at = { x: 200, y: 170 };
    const nearer = zoomed(look, at, 1.3, box);
    expect(nearer.scale).toBeCloseTo(look.scale * 1.3);
    expect(placeAt(nearer, at).x).toBeCloseTo(placeAt(look, at).x);
    expect(placeAt(nearer, at).y).toBeCloseTo(placeAt(look, at).y);
  });
});

describe("what is lit", () => {
  it("is an alley with its own act, before acts of two alleys", () => {
    const both = choice(["out", "in"], {});
    const ways = waysOf([both, choice(["out"], { pirates: 2 }), choice(["in"], {})]);
    expect(ways.get("out")?.effect?.pirates).toBe(2);
    expect([...ways.keys()]).toEqual(["out", "in"]);
  });

  it("tells what waits at its goal: the tiles, what is given, a rendezvous of mine", () => {
    const told = (goal: number, some: Partial<Effect>) =>
      lightsOf(TOWN, [choice(["r0"], { goal: idOf(goal), ...some })], SIGHT, SCENERY, NEAR)[0];
    expect(told(2, { offer: ["swan2", "swan4"] as Effect["offer"] })?.waits).toEqual([
      { sign: "mug", text: "2" },
      { sign: "mug", text: "4" },
    ]);
    expect(told(1, { gain: 1 })?.waits).toEqual([{ sign: "coin", text: "+1" }]);
    expect(told(4, { offer: ["chest5"] as Effect["offer"] })?.waits).toEqual([
      { sign: "chest", text: "5" },
      { sign: "scorpion", text: "17" },
    ]);
    expect(told(5, { meets: "rendezvous_rum" })?.waits).toEqual([
      { sign: "rendezvous", text: "+4" },
    ]);
    expect(told(6, {})?.waits).toEqual([{ sign: "goods", text: "2–5" }]);
    expect(told(0, {})?.tag).toBeNull();
    expect(told(2, {})?.waits).toEqual([{ sign: "mug", text: "0" }]);
  });

  it("tells what guards are left", () => {
    const lit = [choice(["r0"], { goal: idOf(8) })];
    const told = (stacks: object) => lightsOf(TOWN, lit, seen({ stacks }), SCENERY, NEAR)[0]?.waits;
    expect(told({ small: 2, big: 1 })).toEqual([{ sign: "guard", text: "1–6" }]);
    expect(told({ small: 0, big: 1 })).toEqual([{ sign: "guard", text: "4–6" }]);
    expect(told({ small: 2, big: 0 })).toEqual([{ sign: "guard", text: "1–3" }]);
  });

  it("hides no price under another sign", () => {
    const lit = [
      choice(["r3"], { coins: 1, goal: idOf(3), gain: 1 }),
      choice(["r4"], { coins: 1, goal: idOf(5), gain: 2 }),
      choice(["d1"], { coins: 1, goal: idOf(1), gain: 1 }),
      choice(["d4"], { coins: 1, goal: idOf(7), gain: 1 }),
    ];
    const lights = lightsOf(TOWN, lit, seen({ captain: idOf(4) }), SCENERY, NEAR);
    const signs = lights.flatMap(({ price, tag }) => [
      { ...price, w: 21, h: 28 },
      ...(tag ? [{ ...tag, h: 11 }] : []),
    ]);
    expect(signs).toHaveLength(8);
    for (const [nth, one] of signs.entries())
      for (const other of signs.slice(nth + 1)) expect(apart(one, other)).toBeGreaterThan(0);
  });

  it("hides nothing under the captain, whoever is dear around him", () => {
    const lit = ["r3", "r4", "d1", "d4"].map((one, nth) =>
      choice([one], { coins: 1, pirates: 2, goal: idOf([3, 5, 1, 7][nth] ?? 0), gain: 1 }),
    );
    const lights = lightsOf(TOWN, lit, seen({ captain: idOf(4) }), SCENERY, NEAR);
    for (const { price, tag } of lights)
      for (const sign of [price, ...(tag ? [tag] : [])])
        expect(apart(sign, { x: 151, y: 145, w: 20, h: 28 })).toBeGreaterThan(0);
  });

  it("is told once of a goal to which two ways lead", () => {
    const lit = ["r0", "d1"].map((one) => choice([one], { goal: idOf(1), gain: 1 }));
    expect(lightsOf(TOWN, lit, SIGHT, SCENERY, NEAR).map(({ tag }) => tag !== null)).toEqual([
      true,
      false,
    ]);
  });

  it("is seen whole: stones, goal, price and what is told", () => {
    const [light] = lightsOf(
      TOWN,
      [choice(["r0"], { goal: idOf(1), gain: 1 })],
      SIGHT,
      SCENERY,
      NEAR,
    );
    expect(light && areasOf(light)).toHaveLength(3 + 1 + 2);
  });

  it("finds all labels a place together, also for the first what the last ones leave", () => {
    const at = (x: number) => ({ x, y: 50, w: 20, h: 10 });
    const labels = [
      { alley: "a", places: [at(50), at(100)] },
      { alley: "b", places: [at(50)] },
    ];
    expect(placed(labels, []).map(({ x }) => x)).toEqual([100, 50]);
    const own = { ...at(50), bad: 4, alley: "a" };
    expect(placed(labels.slice(0, 1), [own])[0]?.x).toBe(50);
    expect(placed(labels.slice(0, 1), [{ ...own, alley: "b" }])[0]?.x).toBe(100);
  });

  it("has its price on its own alley", () => {
    const lit = [choice(["r3"], { goal: idOf(3) }), choice(["d4"], { goal: idOf(7) })];
    for (const { lane, price } of lightsOf(TOWN, lit, seen({ captain: idOf(4) }), SCENERY, NEAR)) {
      const [from = price, to = price] = [lane.path[0], lane.path.at(-1)];
      const off = from.x === to.x ? price.x - from.x : price.y - from.y;
      expect(Math.abs(off)).toBeLessThan(1);
    }
  });

  it("has it beside the gate where the captain stands on a short dark alley", () => {
    const squares = { ...SCENERY.squares, [idOf(1)]: [1.5, 0.2] as [number, number] };
    const up = { ...alley([idOf(1)], 2), dark: true, by: [[1.5, 0]] as [number, number][] };
    const town = townOf({ ...SCENERY, squares, alleys: { up } });
    const lit = [choice(["up"], { coins: 1 })];
    const price = lightsOf(town, lit, seen({ captain: idOf(1) }), SCENERY, NEAR)[0]?.price;
    const captain = { x: 150, y: 14, w: 18, h: 28 };
    expect(price && apart({ ...price, w: 21, h: 28 }, captain)).toBeGreaterThan(0);
  });

  it("leads to a goal by the cheapest way, unless another is in hand", () => {
    const lit = [
      choice(["r0"], { goal: idOf(1), pirates: 1, coins: 1 }),
      choice(["d1"], { goal: idOf(1), pirates: 2 }),
      choice(["r1"], { goal: idOf(1), pirates: 3 }),
    ];
    const lights = lightsOf(TOWN, lit, SIGHT, SCENERY, NEAR);
    expect(waysTo(lights, new Set()).get(idOf(1))).toBe("d1");
    expect(waysTo(lights, new Set(["r0"])).get(idOf(1))).toBe("r0");
  });

  it("tells no price twice: of two dark alleys the first one names it", () => {
    const lit = [choice(["in"], { coins: 1, goal: idOf(8) })];
    const second = seen({ scenes: [{ scene: "turn", seat: 0, step: "dark", dark: "out" }] });
    expect(lightsOf(TOWN, lit, SIGHT, SCENERY, NEAR)[0]?.coins).toBe(1);
    expect(lightsOf(TOWN, lit, second, SCENERY, NEAR)[0]?.coins).toBe(0);
  });

  it("tells only of what is in hand where there are too many", () => {
    const lit = [choice(["r0"], { goal: idOf(1), gain: 1 })];
    const size = { ...NEAR, few: new Set<string>() };
    expect(lightsOf(TOWN, lit, SIGHT, SCENERY, size)[0]?.tag).toBeNull();
  });
});

describe("a step in the town", () => {
  it("leads the captain stone by stone", () => {
    const way = wayOf(TOWN, idOf(1), effectOf({ alleys: ["r0"], goal: idOf(0) }));
    const xs = way.map(({ at }) => Math.round(at.x));
    expect(xs).toEqual([150, 126, 100, 74, 50]);
  });

  it("hides him between two gates", () => {
    const way = wayOf(TOWN, idOf(0), effectOf({ alleys: ["out", "in"], goal: idOf(8) }));
    expect(way.map(({ hidden }) => hidden)).toEqual([
      ...[false, false, false],
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });

  it("lets pirates come from where he stands, and then him", () => {
    const effect = effectOf({ alleys: ["r0"], goal: idOf(0), pirates: 3 });
    const before = seen({ captain: idOf(1) });
    const after = seen({ captain: idOf(0), alleys: { r0: 0 } });
    const cues = cuesOf(TOWN, before, after, effect, 2);
    expect(cues.map(({ actor }) => actor)).toEqual([
      "pawn:r0:2",
      "pawn:r0:1",
      "pawn:r0:0",
      "captain",
    ]);
    for (const { from, to } of cues) expect(from < to && to <= 1).toBe(true);
  });

  it("sends home whoever has left, and the captain on out of a dead end", () => {
    const home = cuesOf(TOWN, seen({ alleys: { d0: 1 } }), SIGHT, null, 1);
    expect(home.map(({ actor }) => actor)).toEqual(["gone:d0:0", "gone:d0:1"]);
    const effect = effectOf({ alleys: ["r0"], goal: idOf(1) });
    const after = seen({ captain: idOf(4), alleys: { r0: 0 } });
    const frames = cuesOf(TOWN, SIGHT, after, effect, 1).at(-1)?.frames ?? [];
    expect(frames.at(-1)?.transform).toBe("translate(0.0px,0.0px)");
    expect(frames.at(-3)?.transform).toBe("translate(0.0px,-100.0px)");
  });
});

describe("what changes hands", () => {
  it("are coins, barrels and recruits", () => {
    const after = seen({ coins: [2, 2], rum: [2, 0], common: [5, 4] });
    expect(flightsOf(SIGHT, after)).toEqual([
      { sign: "coin", seat: 0, gains: false, count: 1 },
      { sign: "rum", seat: 0, gains: true, count: 2 },
      { sign: "coin", seat: 1, gains: true, count: 1 },
      { sign: "pirate", seat: 1, gains: true, count: 1 },
    ]);
  });

  it("are no coins of others where purses are closed", () => {
    const after = seen({ coins: [2, 2], show_coins: "closed" });
    expect(flightsOf(SIGHT, after).map(({ seat }) => seat)).toEqual([0]);
  });

  it("is a rendezvous when it is turned", () => {
    const after = seen({ tiles: [TILES, { ...TILES, kept: ["rendezvous_rum"] }] });
    expect(meetingOf(SIGHT, after)).toEqual({ tile: "rendezvous_rum", seat: 1 });
    expect(meetingOf(after, after)).toBeNull();
  });
});

describe("tiles and places", () => {
  it("look like what their names say", () => {
    expect(lookOf("swan4")).toMatchObject({ icon: "swan", tone: "tavern", number: 4 });
    expect(lookOf("pink3")).toMatchObject({ icon: "map", tone: "pink", letter: "map-pink" });
    expect(lookOf("eye_patch5")).toMatchObject({ icon: "eye_patch", tone: "goods", number: 5 });
    expect(lookOf("rendezvous_map_pink")).toMatchObject({ place: "map_pink", number: null });
  });

  it("close no ranks: what stays keeps its place, and what comes takes a free one", () => {
    const first = inPlace([], ["swan1", "swan1", "bear2"]);
    expect(first).toEqual(["swan1", "swan1", "bear2"]);
    expect(inPlace(first, ["swan1", "bear2"])).toEqual(["swan1", null, "bear2"]);
    expect(inPlace([null, "bear2"], ["bear2", "crab3", "crab4"])).toEqual([
      "crab3",
      "bear2",
      "crab4",
    ]);
  });

  it.each([
    [1120, 856, 88],
    [820, 905, 0],
    [360, 537, 0],
    [508, 360, 0],
  ])("of a board of %i × %i lie inside it and beside one another", (w, h, cover) => {
    const { town, quay, tray, scene } = layout(w, h, cover, true);
    for (const box of [town, quay, tray, scene]) {
      if (!box) throw new Error("no tray");
      expect(box.x >= 0 && box.y >= 0 && box.w > 0 && box.h > 0).toBe(true);
      expect(box.x + box.w).toBeLessThanOrEqual(w);
      expect(box.y + box.h).toBeLessThanOrEqual(h);
    }
    expect(town.h * town.w).toBeGreaterThan(0.38 * w * (h - cover));
    expect(layout(w, h, cover, false).tray).toBeNull();
  });
});

it("says of every tile and stack of the quay what it is good for", () => {
  const tiles = ["swan2", "pink3", "chest5", "scorpion16", "bunk7", "rope1"];
  expect(tiles.map((tile) => helpOf(tile, undefined))).toEqual([
    "help-tavern",
    "help-map",
    "help-chest",
    "help-scorpion",
    "picture-tile-sleep",
    "picture-tile-sleep",
  ]);
  for (const stack of ["goods", "rendezvous", "rum", "guard"])
    expect(helpOf(null, stack)).toBe(`help-${stack}`);
});
