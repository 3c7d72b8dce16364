import { describe, expect, it } from "vitest";
import { ALL, along, townOf, WHOLE, window } from "../../src/flibuste/games/rum/web/town.ts";
import type { Scenery } from "../../src/flibuste/games/rum/web/types.ts";

const LAID: Scenery = {
  plates: [4, 1],
  squares: { "4.coin": [0.37, 0.32], "1.rum": [1.7, 0.2], "1.hq": [2.9, 2.9] },
  alleys: {
    "1.E1=4.W2": { ends: ["4.coin", "1.rum"], length: 3, dark: false, by: [[1, 0.25]] },
    "1.N1": { ends: ["1.rum"], length: 2, dark: true, by: [[1.75, 0]] },
    "1.i0": { ends: ["1.hq", "4.coin"], length: 1, dark: false, by: [] },
  },
};

describe("the town of Rhum et Honneur", () => {
  const town = townOf(LAID);

  it("is drawn where its squares lie, plate after plate", () => {
    expect(town.squares.get("4.coin")).toMatchObject({ kind: "coin", x: 37, y: 32 });
    expect(town.plates).toEqual([
      { number: 4, column: 0, row: 0 },
      { number: 1, column: 1, row: 0 },
    ]);
  });

  it("has one place for each pirate along an alley, and a dark one leads outside", () => {
    const across = town.lanes.get("1.E1=4.W2");
    expect(across?.path).toEqual([
      { x: 37, y: 32 },
      { x: 100, y: 25 },
      { x: 170, y: 20 },
    ]);
    expect(across?.stands).toHaveLength(3);
    expect(town.lanes.get("1.N1")?.path.at(-1)).toEqual({ x: 175, y: 0 });
  });

  it("shows what can be chosen from near, and all of it when that is far apart", () => {
    const [left = 0, top = 0, width = 0] = window(town, ["1.N1"]);
    expect(width).toBe(130);
    expect(left + width).toBeLessThanOrEqual(WHOLE);
    expect(top).toBe(ALL[1]);
    expect(window(town, [])).toEqual(ALL);
    expect(window(town, ["1.i0"])[2]).toBeGreaterThan(290);
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
