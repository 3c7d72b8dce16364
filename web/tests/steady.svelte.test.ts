import { describe, expect, it } from "vitest";
import { Steady } from "../src/board/steady.svelte.ts";

const touch = (timeStamp: number) => ({ timeStamp, detail: 1 });

describe("a gold button", () => {
  it("takes a touch at once where nothing was confirmed just before", () => {
    expect(new Steady().takes(touch(100), 90)).toBe(true);
  });

  it("is deaf for a moment where another one was confirmed, from when it is painted", () => {
    const gold = new Steady();
    expect(gold.takes(touch(1000), 0)).toBe(true);
    expect(gold.takes(touch(1200), Number.POSITIVE_INFINITY)).toBe(false);
    expect(gold.takes(touch(1899), 1300)).toBe(false);
    expect(gold.takes(touch(1900), 1300)).toBe(true);
  });

  it("always hears the keyboard", () => {
    const gold = new Steady();
    gold.takes(touch(1000), 0);
    expect(gold.takes({ timeStamp: 1001, detail: 0 }, 1000)).toBe(true);
  });
});
