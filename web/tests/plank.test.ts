import { describe, expect, it } from "vitest";
import { type Box, layout, type Spot } from "../../src/flibuste/games/plank/web/layout.ts";
import {
  cuesOf,
  falling,
  type Play,
  playOf,
  swimming,
  wholeOf,
} from "../../src/flibuste/games/plank/web/push.ts";
import type { Effect, Sight } from "../../src/flibuste/games/plank/web/types.ts";

/** The board's box on every screen of the house: width, height, what the sentence covers. */
const BOXES: [string, number, number, number][] = [
  ["360 × 640", 360, 419, 0],
  ["360 × 740", 360, 519, 0],
  ["390 × 844", 390, 623, 0],
  ["740 × 360", 508, 360, 0],
  ["820 × 1180", 820, 866, 0],
  ["1280 × 720", 968, 676, 97],
  ["1440 × 900", 1128, 856, 97],
  ["1920 × 1080", 1608, 1036, 97],
];

/** What a swimmer takes of the water, without his laps. */
const swims = ({ x, y, s }: Spot): Box => ({ x: x - 34 * s, y: y - 48 * s, w: 68 * s, h: 72 * s });
const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 ||
  b.x + b.w <= a.x + 0.01 ||
  a.y + a.h <= b.y + 0.01 ||
  b.y + b.h <= a.y + 0.01;
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.w <= b.x + b.w + 0.01 &&
  a.y + a.h <= b.y + b.h + 0.01;

function allApart(boxes: readonly Box[]): boolean {
  return boxes.every((a, i) => boxes.slice(i + 1).every((b) => apart(a, b)));
}

describe.each(BOXES)("the picture at %s", (_, width, height, cover) => {
  const { stage, tray } = layout(width, height, cover);
  const whole = { x: 0, y: 0, w: width, h: height };
  const picture = { x: 0, y: 0, w: stage.W, h: stage.H };
  const places = stage.places.map(({ touch }) => touch);
  const boards = stage.places.map(({ board }) => board);
  const ropes = stage.basins.map(({ rope }) => rope);
  const signs = stage.basins.map(({ sign }) => sign);
  const slots = stage.slots.map(swims);

  it("has all of it inside, picture and hand side by side", () => {
    expect(tray && inside(tray.box, whole)).toBe(true);
    expect(tray && apart(tray.box, picture)).toBe(true);
    for (const box of [...places, ...boards, ...ropes, ...signs, ...slots])
      expect(inside(box, picture)).toBe(true);
    expect(stage.tip).toBeLessThan(width);
  });

  it("lets nothing lie on anything else", () => {
    for (const same of [places, boards, ropes, signs, slots]) expect(allApart(same)).toBe(true);
    for (const place of places) for (const sign of signs) expect(apart(place, sign)).toBe(true);
    for (const slot of slots) for (const sign of signs) expect(apart(slot, sign)).toBe(true);
  });

  it("has everybody's head below the sentence and feet on the plank", () => {
    expect(stage.feet - 112 * stage.s).toBeGreaterThanOrEqual(cover);
    expect(stage.s * 70).toBeLessThanOrEqual(stage.step);
  });

  it("has the fallen in their basins, four to each", () => {
    for (const [nth, slot] of slots.entries())
      expect(inside(slot, ropes[Math.floor(nth / 4)] ?? picture)).toBe(true);
  });

  it("can be touched everywhere, with a thumb", () => {
    for (const { w, h } of [...places, ...(tray?.cells ?? [])]) {
      expect(w).toBeGreaterThanOrEqual(44);
      expect(h).toBeGreaterThanOrEqual(44);
    }
  });

  it("has twelve cards that do not touch", () => {
    expect(tray?.cells).toHaveLength(12);
    expect(allApart(tray?.cells ?? [])).toBe(true);
    for (const cell of tray?.cells ?? []) {
      expect(tray && inside(cell, tray.box)).toBe(true);
      expect(tray?.card.w).toBeLessThan(cell.w);
      expect(tray?.card.h).toBeLessThan(cell.h);
    }
  });

  it("gives who only watches the room of the hand", () => {
    const alone = layout(width, height, cover, false);
    expect(alone.tray).toBeNull();
    expect(alone.stage.W * alone.stage.H).toBe(width * height);
  });
});

const seen = (plank: Sight["plank"], fallen: Sight["fallen"] = []): Sight => ({
  seat: 0,
  awaiting: [0],
  crews: ["blue", "green", "red", "yellow"],
  ages: [0, 1, 2, 3],
  chosen: {},
  aside: null,
  plank,
  fallen,
  hands: [],
  piles: {},
  order: [],
  turn: "blue",
  half: null,
  scores: [0, 0, 0, 0],
});
const ENTERS: Effect = {
  crew: "blue",
  card: ["blue", 4],
  start: null,
  goal: 3,
  pushed: [{ card: ["yellow", 1], start: 3, goal: 4 }],
  falls: ["green", 3],
  pile: 1,
  beats: 3,
};

describe("the push", () => {
  const before = seen([
    ["red", 2],
    ["blue", 3],
    ["yellow", 1],
    ["green", 3],
  ]);
  const after = seen(
    [
      ["red", 2],
      ["blue", 3],
      ["blue", 4],
      ["yellow", 1],
    ],
    [["green", 3]],
  );
  const { stage } = layout(1128, 856, 97);
  const play = playOf(before, after, ENTERS) as Play;
  const when = (actor: string): number =>
    cuesOf(stage, play).find((cue) => cue.actor === actor)?.from ?? -1;

  it("tells the cause before the result", () => {
    const order = [
      "blue-4",
      "yellow-1",
      falling(["green", 3]),
      "crown",
      swimming(["green", 3]),
    ].map(when);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBe(0);
  });

  it("has one thing after another: who is pushed stands before the last falls, and he swims at the end", () => {
    const cues = new Map(cuesOf(stage, play).map((cue) => [cue.actor, cue]));
    const ends = (actor: string): number => {
      const cue = cues.get(actor);
      return (cue?.from ?? 0) + (cue?.time ?? 0);
    };
    const fall = cues.get(falling(["green", 3]));
    const over = fall?.frames.find(({ transform }) =>
      transform?.toString().includes("rotate(24deg)"),
    );
    expect((fall?.from ?? 0) + Number(over?.offset) * (fall?.time ?? 0)).toBeGreaterThan(
      ends("yellow-1"),
    );
    expect(ends(swimming(["green", 3]))).toBeLessThan(wholeOf(play));
  });

  it.each(BOXES)(
    "has who falls inside the picture at %s, however he leans",
    (_, width, height, cover) => {
      const { stage: own } = layout(width, height, cover);
      const { s, W } = own;
      const fall = cuesOf(own, play).find(({ actor }) => actor === falling(["green", 3]));
      for (const { transform } of fall?.frames.slice(0, -2) ?? []) {
        const [x = 0, , turn = 0] =
          String(transform)
            .match(/-?[\d.]+/g)
            ?.map(Number) ?? [];
        // His feet are at the bottom of his layer; his head, hat and all, so far above them and so broad.
        const feet = x + 40 * s;
        const [up, out] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
        for (const [high, wide] of [
          [95, 28],
          [45, 40],
          [0, 20],
        ] as const)
          expect(feet + (high * up + wide * Math.abs(out)) * s).toBeLessThanOrEqual(W);
      }
    },
  );

  it("leaves everybody where the view has them", () => {
    for (const actor of ["blue-4", "yellow-1"]) {
      const last = cuesOf(stage, play)
        .find((cue) => cue.actor === actor)
        ?.frames.at(-1);
      const place = after.plank.findIndex((card) => card.join("-") === actor);
      const x = (stage.places[place]?.x ?? 0) - 40 * stage.s;
      expect(last?.transform).toContain(`translate(${x.toFixed(1)}px`);
    }
  });

  it("is none when nothing moves", () => {
    expect(playOf(null, after, ENTERS)).toBeNull();
    expect(playOf(before, before, { ...ENTERS, card: null, goal: null })).toBeNull();
  });

  it("begins with cards that turn over together, then one after the other hops on", () => {
    const first = playOf(seen([]), before, null) as Play;
    const cues = cuesOf(stage, first);
    const turned = cues.filter(({ actor }) => actor.startsWith("card:")).map(({ from }) => from);
    expect(turned).toEqual([0, 0, 0, 0]);
    const hops = before.plank.map(
      (card) => cues.find(({ actor }) => actor === card.join("-"))?.from ?? 0,
    );
    expect(hops).toEqual([...hops].sort((a, b) => a - b));
    expect(hops[0]).toBeGreaterThanOrEqual(500);
  });
});
