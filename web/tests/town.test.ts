import { describe, expect, it } from "vitest";
import { along, placeOf, townOf, wayOf } from "../../src/flibuste/games/rum/web/town.ts";
import type { Scenery } from "../../src/flibuste/games/rum/web/types.ts";

const LAID: Scenery = {
  plates: [4, 1],
  squares: { "4.coin": [0.37, 0.32], "1.rum": [1.7, 0.2], "1.hq": [2.9, 2.9] },
  alleys: {
    "1.E1=4.W2": { ends: ["4.coin", "1.rum"], length: 3, dark: false, by: [[1, 0.25]] },
    "1.N1": { ends: ["1.rum"], length: 2, dark: true, by: [[1.75, 0]] },
    "1.i0": { ends: ["1.hq", "4.coin"], length: 1, dark: false, by: [] },
  },
  rendezvous: {},
};

describe("the town of Rhum et Honneur", () => {
  const town = townOf(LAID);

  it("is drawn where its squares lie, plate after plate", () => {
    expect(town.squares.get("4.coin")).toMatchObject({ kind: "coin", plate: "4", x: 37, y: 32 });
    expect(town.plates).toEqual([
      { number: 4, column: 0, row: 0 },
      { number: 1, column: 1, row: 0 },
    ]);
  });

  it("has one place for each pirate along an alley, and a dark one leads to a gate", () => {
    const across = town.lanes.get("1.E1=4.W2");
    expect(across?.path[0]).toEqual({ x: 37, y: 32 });
    expect(across?.path.at(-1)).toEqual({ x: 170, y: 20 });
    expect(across?.stands).toHaveLength(3);
    const dark = town.lanes.get("1.N1");
    expect(dark?.path.at(-1)).toEqual({ x: 175, y: -9 });
    expect(dark?.d).toBe("M170 20L175 -9");
    expect(dark?.stands.at(-1)?.y).toBeLessThan(0);
  });

  it("rounds the corner where two plates meet", () => {
    const across = town.lanes.get("1.E1=4.W2")?.path ?? [];
    expect(across.length).toBeGreaterThan(5);
    for (const { x, y } of across.slice(1, -1)) {
      expect(x).toBeGreaterThan(37);
      expect(y).toBeGreaterThanOrEqual(21);
    }
  });

  it("walks along a bent way, and knows all of it", () => {
    const bent = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(along(bent, 15)).toEqual({ x: 10, y: 5 });
    expect(wayOf(town, "1.i0")).toHaveLength(2 + 1);
    expect(wayOf(town, "nowhere")).toEqual([]);
    expect(placeOf(town, "1.hq").map(({ x }) => x)).toEqual([290, 290]);
    expect(placeOf(town, "nowhere")).toEqual([]);
  });
});
