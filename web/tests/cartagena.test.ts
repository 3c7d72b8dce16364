import { describe, expect, it } from "vitest";
import { topOf } from "../../src/flibuste/games/cartagena/web/discards.ts";

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
