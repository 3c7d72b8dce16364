import { describe, expect, it } from "vitest";
import type { Held, Keys, Summary } from "../src/lib/api.ts";
import { asked, called, chair, remembered, resized, seated } from "../src/lobby/chairs.ts";
import { firstOf, heldBy, isSecret, lookFor, passTo, type Side } from "../src/room/tablet.ts";

const held = (seat: number, awaited = false): Held => ({
  table: "t",
  seat,
  token: `${seat}.g~${seat}.x`,
  phrase: "",
  name: "",
  join: "",
  watch: "",
  awaited,
});
const kinds = (chairs: readonly { kind: string }[]): string =>
  chairs.map((one) => one.kind).join(" ");

describe("the chairs of a new table", () => {
  const three = [chair("me"), chair("here"), chair("bot")];

  it("always hold one that is mine, whoever else sits here", () => {
    expect(kinds(seated(three, 1, "me"))).toBe("here me bot");
    expect(kinds(seated(three, 0, "here"))).toBe("here me bot");
    expect(kinds(seated(three, 2, "here"))).toBe("me here here");
    expect(kinds(resized([chair("here"), chair("here"), chair("me")], 2))).toBe("me here");
    expect(kinds(resized(three, 5))).toBe("me here bot here here");
  });

  it("give the name of who sits here, or else the seat's", () => {
    const mary = { ...chair("here"), name: " Mary " };
    expect(
      asked([chair("me"), mary, chair("here"), chair("bot", "mate")], ["A", "B", "C"]),
    ).toEqual([
      { kind: "me" },
      { kind: "here", name: "Mary" },
      { kind: "here", name: "C" },
      { kind: "bot", bot: "mate" },
    ]);
  });
});

describe("who sits around a device", () => {
  const names = (chairs: readonly { name: string }[]): string[] => chairs.map(({ name }) => name);
  const mary = { ...chair("here"), name: "Mary " };

  it("is remembered, the newest first", () => {
    const now = [chair("me"), mary, chair("here"), { ...chair("bot"), name: "Jack" }];
    expect(remembered(now, ["Ben", "Mary"])).toEqual(["Mary", "Ben"]);
  });

  it("has the name of before, unless somebody has it already", () => {
    const now = [chair("me"), mary, chair("here"), chair("open"), chair("here"), chair("here")];
    const before = ["Anne", "mary", "Ben", "Cleo"];
    expect(names(called(now, "anne", before))).toEqual(["", "Mary ", "Ben", "", "Cleo", ""]);
    const full = [chair("me"), mary];
    expect(called(full, "", before)).toBe(full);
  });
});

describe("how long a side is looked at when its turn is over", () => {
  it("is long enough to read what luck has shown it, if that goes under the cloth", () => {
    const drawn = "You draw a pistol.";
    const usual = lookFor("", true);
    expect(lookFor(drawn, false)).toBe(usual);
    expect(lookFor(drawn, true)).toBeGreaterThan(2 * usual);
    expect(lookFor(drawn.repeat(4), true)).toBeGreaterThan(lookFor(drawn, true));
  });
});

describe("the tablet", () => {
  const told = (...here: Held[]): Summary => ({ here }) as unknown as Summary;
  const kept = (seat: number): Keys => held(seat);

  it("holds all chairs of the device, unless the tab is somebody else's own", () => {
    expect(heldBy(told(held(0), held(1)), null)).toHaveLength(2);
    expect(heldBy(told(held(0), held(1)), kept(1))).toHaveLength(2);
    expect(heldBy(told(held(0), held(1)), kept(2))).toEqual([]);
    expect(heldBy({} as Summary, null)).toEqual([]);
  });

  it("begins with who is awaited, then with who had it last, then with the host", () => {
    expect(firstOf([held(2), held(0, true)], kept(2))).toBe(0);
    expect(firstOf([held(2), held(0)], kept(0))).toBe(0);
    expect(firstOf([held(2), held(0)], null)).toBe(2);
  });
});

describe("passing the tablet", () => {
  const here = [{ seat: 0 }, { seat: 1 }];
  const shown = (change: Partial<Side>): Side => ({
    seat: 0,
    open: true,
    visiting: false,
    phase: "running",
    awaiting: [0],
    secret: [],
    ...change,
  });

  it("happens when another here is awaited and the one who has it is not", () => {
    expect(passTo(here, shown({ awaiting: [1] }))).toBe(1);
    expect(passTo(here, shown({ awaiting: [0] }))).toBeNull();
    expect(passTo(here, shown({ awaiting: [0, 1] }))).toBeNull();
  });

  it("does not happen for bots, far friends, luck or the clock", () => {
    expect(passTo(here, shown({ awaiting: [2] }))).toBeNull();
    expect(passTo(here, shown({ awaiting: ["luck"] }))).toBeNull();
  });

  it("does not happen before the match, at its end, or with one person here", () => {
    expect(passTo(here, shown({ phase: "waiting", open: false, awaiting: [] }))).toBeNull();
    expect(passTo(here, shown({ phase: "over", awaiting: [] }))).toBeNull();
    expect(passTo([{ seat: 0 }], shown({ open: false, awaiting: [0] }))).toBeNull();
  });

  it("happens at the start in any case: nobody has lifted the curtain yet", () => {
    expect(passTo(here, shown({ open: false, awaiting: [0] }))).toBe(0);
    expect(passTo(here, shown({ open: false, awaiting: [1] }))).toBe(1);
    expect(passTo(here, shown({ open: false, awaiting: [2] }))).toBe(0);
  });

  it("lets somebody look in between", () => {
    expect(passTo(here, shown({ visiting: true, awaiting: [1] }))).toBeNull();
  });

  it("is done behind a curtain if either of the two has a secret, whatever a third has", () => {
    expect(isSecret({ seat: 0, secret: [0] }, 1)).toBe(true);
    expect(isSecret({ seat: 0, secret: [1] }, 1)).toBe(true);
    expect(isSecret({ seat: 0, secret: [2] }, 1)).toBe(false);
    expect(isSecret({ seat: 0, secret: [] }, 1)).toBe(false);
  });
});
