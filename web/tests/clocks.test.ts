import { describe, expect, it, vi } from "vitest";
import { crossed, face, leftOf, span, told } from "../src/room/clocks.ts";

vi.mock("../src/lib/words.svelte.ts", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));

describe("a player's clock", () => {
  it("spends the decision's own seconds before the bank", () => {
    const bank = { left: 60, own: 10, runs: true };
    expect(leftOf(bank, 0)).toEqual({ own: 10, bank: 60 });
    expect(leftOf(bank, 8)).toEqual({ own: 2, bank: 60 });
    expect(leftOf(bank, 25)).toEqual({ own: 0, bank: 45 });
    expect(leftOf(bank, 500)).toEqual({ own: 0, bank: 0 });
  });

  it("stands still when it does not run", () => {
    expect(leftOf({ left: 60, own: 10, runs: false }, 500)).toEqual({ own: 10, bank: 60 });
  });

  it("shows seconds to the last, then hours, then days", () => {
    expect([0, 0.2, 59.4, 60, 245].map(face)).toEqual(["0:00", "0:01", "1:00", "1:00", "4:05"]);
    expect(face(3_600 * 2 + 60 * 5)).toBe("clock-h 2 05");
    expect(face(86_400)).toBe("clock-h 24 00");
    expect(face(86_400 * 3 + 3_600 * 4)).toBe("clock-d 3 4");
  });

  it("is told to who does not see it a minute and ten seconds before the end, each once", () => {
    expect(crossed(61, 60)).toBe(60);
    expect(crossed(60, 59.5)).toBeUndefined();
    expect(crossed(10.4, 9.9)).toBe(10);
    expect(crossed(70, 5)).toBe(10);
  });
});

describe("what was agreed", () => {
  it("is said in the unit that fits", () => {
    expect([0, 10, 90, 60, 600, 7_200, 86_400].map(span)).toEqual([
      "clock-nothing",
      "clock-s 10",
      "clock-s 90",
      "clock-min 1",
      "clock-min 10",
      "clock-hours 2",
      "clock-days 1",
    ]);
  });

  it("names the decision's own seconds if there are any", () => {
    const bank = { kind: "bank", minutes: 10, seconds: 0, zero: "vote" } as const;
    expect(told(bank)).toContain("clock-told-bare");
    expect(told({ ...bank, seconds: 10 })).toContain("clock-told-bank");
    expect(told({ ...bank, kind: "gentle", seconds: 60 })).toContain("clock-told-gentle");
  });
});
