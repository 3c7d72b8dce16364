import { describe, expect, it } from "vitest";
import { crowdAt, winnerOf } from "../../src/flibuste/games/cartagena/web/crowd.ts";
import { topOf } from "../../src/flibuste/games/cartagena/web/discards.ts";
import {
  BOAT,
  type Box,
  cellAt,
  cellOf,
  type Plan,
  START,
  stoneOf,
} from "../../src/flibuste/games/cartagena/web/plan.ts";
import { planFor } from "../../src/flibuste/games/cartagena/web/stage.ts";
import { line, stride, way } from "../../src/flibuste/games/cartagena/web/way.ts";

const played = (...symbols: string[]) =>
  symbols.map((symbol) => ({ act: { type: "Advance", origin: 0, symbol } }));

describe("the card on top of the discards", () => {
  it("is the one played last, also when the table is shown as a whole", () => {
    const past = [...played("hat", "key"), { act: { type: "EndTurn" } }];
    expect(topOf({ hat: 1, key: 1 }, past)).toBe("key");
  });

  it("is the one before when the last was taken back", () => {
    expect(topOf({ hat: 1, key: 0 }, played("hat"))).toBe("hat");
    // The journal comes a moment after the table.
    expect(topOf({ hat: 1, key: 0 }, played("hat", "key"))).toBe("hat");
  });

  it("is one of those that lie there when nobody saw them played", () => {
    expect(topOf({ hat: 0, skull: 2, key: 1 }, [])).toBe("skull");
  });

  it("is none when the discards have become the deck", () => {
    expect(topOf({ hat: 0, key: 0 }, played("hat", "key"))).toBeNull();
    expect(topOf({}, [])).toBeNull();
  });
});

/** Screens, the stage that the frame leaves of them, and what the sentence covers of it. */
const STAGES: [screen: string, width: number, height: number, cover: number, wide: boolean][] = [
  ["360 × 640", 360, 435, 0, false],
  ["360 × 740", 360, 535, 0, false],
  ["390 × 844", 390, 639, 0, false],
  ["740 × 360", 508, 360, 0, true],
  ["820 × 1180", 820, 876, 0, false],
  ["1024 × 768", 1024, 464, 0, true],
  ["1280 × 720", 968, 676, 85, true],
  ["1440 × 900", 1128, 856, 85, true],
  ["1920 × 1080", 1608, 1036, 85, true],
  ["2560 × 1080", 2248, 1036, 85, true],
];
const CASES = STAGES.flatMap((stage) => [false, true].map((open) => [...stage, open] as const));
const SQUARES = Array.from({ length: BOAT - 1 }, (_, index) => index + 1);

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0.01 && down > 0.01;
}

function inside(box: Box, { width, height }: Plan): boolean {
  const right = box.x + box.width <= width + 0.01;
  return box.x >= -0.01 && box.y >= -0.01 && right && box.y + box.height <= height + 0.01;
}

describe.each(CASES)("the stage of a screen of %s (%i × %i, %i covered)", (...one) => {
  const [, width, height, cover, wide, open] = one;
  const plan = planFor(width, height, cover, open);
  const stones = SQUARES.map((at) => stoneOf(plan, at));

  it("has four galleries or six rows", () => {
    expect(plan.wide).toBe(wide);
    expect(plan.places).toHaveLength(BOAT + 1);
  });

  it("has all stones side by side, none over another", () => {
    const over = stones.flatMap((a, k) => stones.slice(k + 1).filter((b) => overlap(a, b)));
    expect(over).toEqual([]);
    const cells = SQUARES.map((at) => cellOf(plan, at));
    expect(cells.flatMap((a, k) => cells.slice(k + 1).filter((b) => overlap(a, b)))).toEqual([]);
  });

  it("cuts nothing off: stones, dungeon, boat and jetty lie inside", () => {
    for (const box of [...stones, plan.boat, plan.jetty]) expect(inside(box, plan)).toBe(true);
    const { gate } = plan;
    expect(gate.x >= 0 && gate.x + gate.width <= width).toBe(true);
    expect(gate.y + gate.height).toBeGreaterThan(cover);
  });

  it("hides no stone under the sentence, the jetty, the boat or the dungeon", () => {
    for (const stone of stones) {
      expect(stone.y).toBeGreaterThanOrEqual(cover);
      expect(overlap(stone, plan.jetty)).toBe(false);
      expect(overlap(stone, { ...plan.gate, height: plan.gate.height - 1 })).toBe(false);
    }
    const deck = { ...plan.boat, y: plan.boat.y + (wide ? plan.boat.height * 0.17 : 0) };
    expect(stones.filter((stone) => overlap(stone, deck))).toEqual([]);
    expect(overlap(plan.boat, plan.jetty)).toBe(false);
  });

  it("stretches no stone, and a finger finds it", () => {
    const { width: across, front, top } = plan.stone;
    const share = across / (front + top);
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(2.4);
    const cell = cellOf(plan, 1);
    // A phone of 640 pixels, and one on its side, have no more room than this.
    expect(cell.width).toBeGreaterThanOrEqual(44);
    expect(cell.height).toBeGreaterThanOrEqual(height > 500 ? 44 : 33);
  });

  it("has cards of a hand that a finger finds", () => {
    expect(plan.jetty.card).toBeGreaterThanOrEqual(36);
  });

  it("leaves room for three pirates on a stone", () => {
    expect(plan.man * (2 * 27 + 40)).toBeLessThan(plan.pitch * 1.12);
  });

  it("leads from the dungeon to the boat without a jump in the picture", () => {
    const steps = way(plan, { start: START, goal: BOAT, jumped: [] });
    const back = way(plan, { start: BOAT, goal: START, jumped: [] });
    expect(back.map(({ x, y }) => [x, y])).toEqual(steps.map(({ x, y }) => [x, y]).reverse());
    const ladders = steps.filter(({ climb }) => climb).length;
    expect(ladders).toBe(2 * plan.rows.length);
    for (const { x, y } of steps) expect(inside({ x, y, width: 0, height: 0 }, plan)).toBe(true);
  });
});

describe("a way over the stones", () => {
  const plan = planFor(1128, 856, 60, false);

  it("is an arc over those who are jumped, and flat elsewhere", () => {
    expect(line(plan, { start: 9, goal: 12, jumped: [] })).not.toContain("Q");
    expect(line(plan, { start: 9, goal: 12, jumped: [11] })).toContain("Q");
  });

  it("is hopped, higher over others, and climbed without a hop", () => {
    const highest = (jumped: number[]): number => {
      const points = stride(plan, way(plan, { start: 10, goal: 13, jumped }));
      return Math.min(...points.map(({ y }) => y));
    };
    expect(highest([12])).toBeLessThan(highest([]));
    const [from, to] = [plan.places[18], plan.places[19]];
    const climbing = stride(plan, way(plan, { start: 18, goal: 19, jumped: [] }));
    const feet = -plan.stone.top * 0.28;
    for (const { y } of climbing) {
      expect(y - feet).toBeGreaterThanOrEqual((from?.y ?? 0) - 0.01);
      expect(y - feet).toBeLessThanOrEqual((to?.y ?? 0) + 0.01);
    }
  });

  it("is none where nothing moves", () => {
    expect(way(plan, { start: null, goal: null, jumped: [] })).toEqual([]);
    expect(line(plan, { start: null, goal: null, jumped: [] })).toBe("");
  });
});

describe("who stands on a place", () => {
  const pirates = [
    [3, 5, 5],
    [3, 37, 37],
  ];

  it("is all of them, but for the one who is still on the way there", () => {
    expect(crowdAt(pirates, 5)).toEqual([0, 0]);
    expect(crowdAt(pirates, 5, { seat: 0, goal: 5 })).toEqual([0]);
    expect(crowdAt(pirates, 3, { seat: 0, goal: 5 })).toEqual([0, 1]);
  });

  it("is a winner when all are aboard and the match is over", () => {
    const done = [
      [3, 4],
      [37, 37],
    ];
    expect(winnerOf(done, BOAT, true)).toBe(1);
    expect(winnerOf(done, BOAT, false)).toBeNull();
    expect(winnerOf(pirates, BOAT, true)).toBeNull();
  });
});

describe("whose way it is", () => {
  const plan = planFor(360, 535, 0, false);

  it("begins in the dungeon where the own pirates sit, not in the middle", () => {
    const [mine, others] = [cellAt(plan, 0, 3), cellAt(plan, 1, 3)];
    expect(mine).toBeLessThan(others);
    const leg = { start: START, goal: 4, jumped: [], x: mine };
    expect(way(plan, leg)[0]?.x).toBe(mine);
    expect(line(plan, leg)).toMatch(new RegExp(`^M${Math.round(mine * 10) / 10} `));
    expect(way(plan, { ...leg, start: 2 })[0]?.x).toBe(mine);
  });

  it("ends at the rim of the boat and lies over nobody who sits there", () => {
    const points = line(plan, { start: 36, goal: BOAT, jumped: [] })
      .split(/[MLQ]/)
      .map((point) => Number(point.split(" ")[0]));
    expect(points.at(-1)).toBeLessThan(plan.boat.x + plan.boat.width * 0.1);
  });
});
