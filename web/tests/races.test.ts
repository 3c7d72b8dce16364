import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/api.ts";
import { calmer } from "../src/room/races.ts";
import type { Snapshot } from "../src/wire/types.ts";

const values = { live: { en: "Live", fr: "Live" }, beats: { en: "Beats", fr: "Beats" } };
const race = {
  options: { tempo: { default: "live" }, glass: { default: 15 } },
  card: { options: { glass: {}, tempo: { calm: "beats", values } } },
} as unknown as GameInfo;
const about = (options: Record<string, unknown>): { about: Snapshot } => ({
  about: { options } as unknown as Snapshot,
});

describe("the other way to play a race", () => {
  it("is one tap away, and keeps what else is agreed", () => {
    const calm = calmer(about({ tempo: "live", glass: 30 }), race);
    expect(calm).toEqual({ value: "Beats", calm: true, options: { tempo: "beats", glass: 30 } });
    expect(calmer(about({ glass: 30 }), race)).toEqual({
      value: "Live",
      calm: false,
      options: { tempo: "live", glass: 30 },
    });
  });

  it("is not offered where nothing is a race", () => {
    const game = { options: {}, card: { options: { first: {} } } } as unknown as GameInfo;
    expect(calmer(about({}), game)).toBe(null);
    expect(calmer(about({}), undefined)).toBe(null);
  });
});
