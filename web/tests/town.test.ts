import { describe, expect, it } from "vitest";
import { ALL, along, townOf, WHOLE, window } from "../../src/flibuste/games/rum/web/town.ts";

const UPRIGHT = "1.0 2.0 3.0 / 4.0 5.0 6.0 / 7.0 8.0 9.0";
const TURNED = "1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3";

describe("the town of Rhum et Honneur", () => {
  it.each([UPRIGHT, TURNED])("has 88 alleys with 200 places for pirates: %s", (layout) => {
    const lanes = [...townOf(layout).lanes.values()];
    expect(lanes).toHaveLength(88);
    expect(lanes.filter((lane) => lane.dark)).toHaveLength(24);
    expect(lanes.reduce((sum, lane) => sum + lane.stands.length, 0)).toBe(200);
    for (const { path, stands } of lanes) {
      for (const { x, y } of [...path, ...stands]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(WHOLE);
      }
    }
  });

  it("turns plates clockwise", () => {
    const { squares } = townOf(TURNED);
    expect(squares.get("1.coin")).toMatchObject({ x: 37, y: 32 });
    expect(squares.get("3.coin")).toMatchObject({ x: 287, y: 23 }); // (x, y) to (1 − y, x)
    expect(squares.get("5.coin")).toMatchObject({ x: 167, y: 124 });
    expect(squares.get("2.coin")).toMatchObject({ x: 182, y: 75 });
  });

  it("joins the exits that meet at a border, the lower plate first", () => {
    const lane = townOf(TURNED).lanes.get("1.E1=2.N2");
    expect(lane?.ends).toEqual(["1.pirate", "2.rum"]);
    expect(lane?.path[1]).toEqual({ x: 100, y: 25 });
  });

  it("shows what can be chosen from near, and all of it when that is far apart", () => {
    const town = townOf(UPRIGHT);
    const [left = 0, top = 0, width = 0] = window(town, ["1.i0"]);
    expect(width).toBe(130);
    expect(left + width).toBeLessThanOrEqual(WHOLE);
    expect(top).toBe(ALL[1]);
    expect(window(town, [])).toEqual(ALL);
    const corners = [...town.lanes.values()].filter((lane) => lane.dark).map((lane) => lane.id);
    expect(window(town, corners)).toEqual(ALL);
  });

  it("walks along a bent way", () => {
    const bent = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(along(bent, 15)).toEqual({ x: 10, y: 5 });
  });
});
