import { describe, expect, it } from "vitest";
import { sharing } from "../src/lib/json.ts";

describe("new data", () => {
  const before = { ships: [{ order: ["a"] }, { order: ["b"] }], seconds: 1, chest: { E1: null } };

  it("shares with the old what has not changed", () => {
    const now = structuredClone({ ...before, seconds: 2 });
    now.ships[1] = { order: ["b", "c"] };
    const told = sharing(before, now);
    expect(told).toEqual({
      ...before,
      seconds: 2,
      ships: [{ order: ["a"] }, { order: ["b", "c"] }],
    });
    expect(told.chest).toBe(before.chest);
    expect(told.ships[0]).toBe(before.ships[0]);
    expect(told.ships).not.toBe(before.ships);
  });

  it("is the old where nothing has changed, and never mixes kinds or lengths", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
    expect(sharing([1, 2], [1])).toEqual([1]);
    expect(sharing({ 0: 1 }, [1])).toEqual([1]);
    expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
    expect(sharing({ a: 1 }, null)).toBe(null);
  });
});
