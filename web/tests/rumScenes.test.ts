import { describe, expect, it } from "vitest";
import {
  barsOf,
  chapter,
  deckOf,
  fallen,
  gone,
  guestsOf,
  isDue,
  lastRoll,
  momentOf,
  repeated,
  rolledBy,
  sceneOf,
} from "../../src/flibuste/games/rum/web/scenes.ts";
import { facesOf, toldOf } from "../../src/flibuste/games/rum/web/strip.ts";
import type { Act, Effect, Sight } from "../../src/flibuste/games/rum/web/types.ts";
import type { Speaker } from "../src/lib/fluent.ts";

const TURN = { scene: "turn", seat: 0, step: "square", moved: true, dark: null } as const;
const THROW = { scene: "throw", seat: 0, pips: 0, spare: false } as const;
const TAVERN = {
  scene: "tavern",
  tavern: "swan",
  host: 0,
  asked: [],
  drinkers: [0, 2],
  thrower: 2,
  pips: 0,
} as const;

/** A table of three with this being played; the rest of it does not matter here. */
function table(scenes: readonly unknown[], more: Partial<Sight> = {}): Sight {
  return {
    turn: 0,
    captain: "5.tavern_swan",
    reserve: [8, 10, 10],
    face_up: { tavern: ["swan2", "swan4"], map: [] },
    tiles: [{ guard: [] }, { guard: [] }, { guard: [] }],
    scenes,
    ...more,
  } as unknown as Sight;
}

function effectOf(fate: string): Effect {
  return { lies: { fate, wins: [] }, chances: null, stakes: [] } as unknown as Effect;
}

const step = (act: Act, effect: Effect | null = null) => ({ act, effect });

describe("which scene lies over the town", () => {
  it("asks only whose turn it is whether to begin with one", () => {
    const arrived = table([TURN]);
    expect(sceneOf(arrived, 0)).toBe("tavern");
    expect(sceneOf(arrived, 1)).toBeNull();
    expect(sceneOf(arrived, null)).toBeNull();
  });

  it("shows all of them what is played openly", () => {
    expect(sceneOf(table([TURN, TAVERN]), 1)).toBe("tavern");
    expect(sceneOf(table([TURN, { scene: "draw", stack: "small" }]), 1)).toBe("guard");
  });

  it("shows goods to nobody else", () => {
    const bargain = table([TURN, { scene: "bargain", tile: "hook3", seen: [0] }]);
    expect(sceneOf(bargain, 0)).toBe("goods");
    expect(sceneOf(bargain, 1)).toBeNull();
    const drawn = table([TURN, { scene: "draw", stack: "goods" }], { captain: "3.goods" });
    expect(sceneOf(drawn, 1)).toBeNull();
  });

  it("leaves the town alone where it is touched itself", () => {
    for (const captain of ["1.hq", "1.coin", "1.rum", "1.pirate"]) {
      expect(sceneOf(table([TURN], { captain }), 0)).toBeNull();
    }
    expect(sceneOf(table([TURN, { scene: "lay", due: ["tavern"] }]), 0)).toBeNull();
  });
});

describe("a step in its scene", () => {
  const before = table([TURN, TAVERN, { ...THROW, seat: 2 }]);

  it("throws the die on the table as it was", () => {
    const after = table([TURN, { ...TAVERN, thrower: 0 }, THROW]);
    const moment = momentOf(before, after, step({ type: "Roll", pips: 4 }), 1);
    expect(moment).toMatchObject({ scene: "tavern", pips: 4, thrown: true, stands: true });
    expect(moment?.view).toBe(before);
  });

  it("knows that a roll may still be thrown again", () => {
    const after = table([TURN, TAVERN, { ...THROW, seat: 2, pips: 4 }]);
    const roll = momentOf(before, after, step({ type: "Roll", pips: 4 }), 1);
    expect(roll).toMatchObject({ pips: 4, stands: false });
    const barrel = momentOf(after, before, step({ type: "Barrel" }), 1);
    expect(barrel).toMatchObject({ pips: 4, thrown: false, barrel: true });
    const stand = momentOf(after, table([TURN]), step({ type: "Stand" }), 1);
    expect(stand).toMatchObject({ pips: 4, thrown: false, stands: true });
  });

  it("shows what was rolled while the tile it won is taken", () => {
    const won = table([TURN, { ...TAVERN, pips: 5 }]);
    expect(momentOf(won, before, step({ type: "Take", tile: "swan4" }), 0)?.pips).toBe(5);
  });

  it("waits for a die that luck is about to throw, and for no other", () => {
    expect(isDue(table([TURN, TAVERN, { ...THROW, seat: 2 }]))).toBe(true);
    expect(isDue(table([TURN, TAVERN, { ...THROW, seat: 2, pips: 3 }]))).toBe(false);
    expect(isDue(table([TURN]))).toBe(false);
  });

  it("shows an answer only if it ends the scene", () => {
    const asked = table([TURN, { ...TAVERN, asked: [1] }]);
    const still = table([TURN, TAVERN]);
    expect(momentOf(asked, still, step({ type: "Decline" }), 0)).toBeNull();
    expect(momentOf(asked, table([]), step({ type: "Decline" }), 0)?.scene).toBe("tavern");
  });

  it("is nothing for the die of the imaginary crew, nor without a view before it", () => {
    const dawn = table([{ scene: "dawn", due: [], crew: true }]);
    expect(momentOf(dawn, table([]), step({ type: "Roll", pips: 3 }), 0)).toBeNull();
    expect(momentOf(null, before, step({ type: "Roll", pips: 3 }), 0)).toBeNull();
  });
});

describe("the strip below a stage", () => {
  const words = {
    text: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`,
    has: () => true,
    seat: (seat: number) => `${seat}`,
  } as unknown as Speaker;
  const asked = { mine: true, pips: 1, same: false, ready: "", story: "" };

  it("says of a safe roll what another one would risk, not what saves", () => {
    const chest = table([TURN, { scene: "chest", thrower: 0, total: 10 }, { ...THROW, pips: 1 }]);
    const chances = { aim: "most", need: 2, good: 2, of: 6 } as const;
    const at = (fate: string) => {
      const effect = { ...effectOf(fate), chances };
      return toldOf({ ...asked, scene: "chest", view: chest, effect, acts: ["Stand"] }, words).text;
    };
    expect(at("safe")).toContain('chance-risk {"need":3}');
    expect(at("safe")).not.toContain("chance-most");
    expect(at("stung")).toContain("chance-most");
  });

  it("tells no chances to who cannot drink along", () => {
    const view = table([TURN, { ...TAVERN, asked: [1] }]);
    const chances = { aim: "least", need: 3, good: 4, of: 6 } as const;
    const effect = { ...effectOf("dry"), chances };
    const told = (...acts: string[]) =>
      toldOf({ ...asked, scene: "tavern", view, effect, acts }, words);
    expect(told("Join", "Decline").faces).toEqual([3, 4, 5, 6]);
    expect(told("Decline")).toMatchObject({ text: "", faces: null });
  });
});

it("takes each tile once from those that are left", () => {
  expect(gone(["swan3", "swan3", "swan4"], ["swan3"])).toEqual(["swan3", "swan4"]);
});

it("tells who is in, who is not and whose throw it is", () => {
  expect(guestsOf(table([TURN, TAVERN]))).toEqual([
    { seat: 0, does: "host", throws: false },
    { seat: 1, does: "declines", throws: false },
    { seat: 2, does: "drinks", throws: true },
  ]);
  const asking = guestsOf(table([TURN, { ...TAVERN, asked: [1, 2], drinkers: [0] }]));
  expect(asking.map(({ does }) => does)).toEqual(["host", "asked", "waits"]);
  expect(asking.some(({ throws }) => throws)).toBe(false);
});

it("tells what everybody rolled last, without what was thrown again", () => {
  const roll = (pips: number) => ({ act: { type: "Roll", pips } });
  const act = (type: string) => ({ act: { type } });
  const [use, barrel, join] = [act("Use"), act("Barrel"), act("Join")];
  const drinking = table([TURN, TAVERN]);
  expect(rolledBy([roll(6)], drinking)).toEqual([]); // of another square, as far as is known
  expect(rolledBy([join, roll(2), roll(3)], drinking)).toEqual([2, undefined, 3]);
  expect(rolledBy([roll(6), use, roll(2), roll(3)], drinking)).toEqual([2, undefined, 3]);
  expect(rolledBy([use, roll(2), roll(3), barrel], drinking)).toEqual([2]);
  expect(rolledBy([use, roll(2), roll(3), roll(5)], drinking)).toEqual([5, undefined, 3]);
});

describe("the rolls at a chest", () => {
  const chest = (total: number, thrower: number) =>
    table([{ ...TURN, seat: 1 }, { scene: "chest", thrower, total }, THROW]);
  const past = ["Use", 4, 5, "Barrel", 2, 3].map((one) => ({
    act: typeof one === "number" ? { type: "Roll", pips: one } : { type: one },
  }));

  it("add up, each with its owner, without those that were thrown again", () => {
    expect(barsOf(past, chest(9, 1), 0)).toEqual([
      { seat: 1, pips: 4, from: 0, open: false },
      { seat: 2, pips: 2, from: 4, open: false },
      { seat: 0, pips: 3, from: 6, open: false },
    ]);
  });

  it("leave the one open that does not stand yet", () => {
    expect(barsOf(past, chest(6, 0), 3).at(-1)).toEqual({ seat: 0, pips: 3, from: 6, open: true });
    expect(barsOf(past, chest(6, 0), 0)).toHaveLength(2);
  });

  it("are one plain bar where nobody remembers them", () => {
    expect(barsOf([], chest(9, 1), 0)).toEqual([{ seat: null, pips: 9, from: 0, open: false }]);
    expect(barsOf([], chest(0, 1), 0)).toEqual([]);
  });
});

describe("the deck", () => {
  const brawl = (series: number, rows: unknown[], more = {}) =>
    table([
      { scene: "brawl", series, rows, column: 2, row: 1, leader: 0, best: 4, out: [], ...more },
    ]);

  it("has odd series left of the mast and even ones right of it", () => {
    const rows = [
      [3, 2, 0, 0],
      ["imaginary", 1, 2, 1],
    ];
    expect(deckOf(brawl(1, rows))).toMatchObject({
      side: "left",
      most: 4,
      crews: [
        { crew: 3, left: 2, right: 0 },
        { crew: "imaginary", left: 1, right: 2 },
      ],
    });
    expect(deckOf(brawl(2, rows))?.crews[1]).toMatchObject({ left: 2, right: 1 });
    expect(deckOf(table([]))).toBeNull();
  });

  it("loses whoever the server says, once the roll stands", () => {
    const before = brawl(1, [
      [3, 2, 0, 0],
      [0, 2, 0, 0],
    ]);
    const moment = {
      scene: "brawl",
      view: before,
      after: before,
      act: { type: "Roll", pips: 3 },
      pips: 3,
      thrown: true,
      barrel: false,
    } as const;
    expect(fallen({ ...moment, effect: effectOf("loses"), stands: true })).toBe(1);
    expect(fallen({ ...moment, effect: effectOf("wins"), stands: true })).toBe(0);
    expect(fallen({ ...moment, effect: effectOf("loses"), stands: false })).toBeNull();
    expect(chapter(before, "brawl")?.best).toBe(4);
  });
});

it("lights the faces that the server's number stands for", () => {
  const chances = (aim: "any" | "least" | "most" | "none", need: number) =>
    facesOf({ aim, need, good: 0, of: 6 });
  expect(chances("least", 5)).toEqual([5, 6]);
  expect(chances("most", 2)).toEqual([1, 2]);
  expect(chances("any", 0)).toHaveLength(6);
  expect(chances("none", 0)).toEqual([]);
});

describe("the last throw", () => {
  const kept = (...told: [number | string, object][]) =>
    told.map(([seat, act], number) => ({
      number,
      seat,
      act: act as { type: string },
      story: [],
    }));
  const roll = { type: "Roll", pips: 4 };

  it("is the last one until somebody does something else", () => {
    const laid = kept([1, { type: "Use" }], ["luck", roll], ["luck", { type: "Tile" }]);
    expect(lastRoll(laid)).toEqual({ number: 1, pips: 4, story: [] });
    expect(lastRoll(kept(["luck", roll], [1, { type: "Stand" }]))?.pips).toBe(4);
    expect(lastRoll(kept(["luck", roll], [1, { type: "Ahoy" }]))).toBeNull();
    expect(lastRoll([])).toBeNull();
  });
});

describe("a roll that was paid for", () => {
  const past = (...acts: object[]) => acts.map((act) => ({ act: act as { type: string } }));
  const roll = { type: "Roll", pips: 4 };

  it("is told to be another one if it shows the same", () => {
    expect(repeated(past(roll, { type: "Barrel" }, roll))).toBe(true);
    expect(repeated(past(roll, { type: "Again" }, roll))).toBe(true);
    expect(repeated(past(roll, { type: "Again" }, { type: "Roll", pips: 5 }))).toBe(false);
    expect(repeated(past(roll, { type: "Stand" }, roll))).toBe(false);
    expect(repeated(past(roll))).toBe(false);
  });
});

describe("the strip", () => {
  const words = { text: (id: string) => id, has: () => true, seat: String } as unknown as Speaker;
  const asked = { pips: 6, mine: true, same: false, ready: "", story: "" } as const;

  it("tells nobody else whether another roll is needed", () => {
    const view = table([TURN, { scene: "chest" }, { ...THROW, pips: 6 }]);
    const effect = { lies: { fate: "safe" }, chances: { aim: "none" } } as unknown as Effect;
    const told = (mine: boolean) =>
      toldOf({ ...asked, mine, scene: "chest", view, effect, acts: ["Stand"] }, words);
    expect(told(true).faces).toEqual([]);
    expect(told(false).faces).toBeNull();
  });

  it("asks nobody to roll for what no roll brings", () => {
    const view = table([TURN, { scene: "chest" }, { ...THROW, pips: 6 }]);
    const title = (aim: string) => {
      const effect = { lies: { fate: "stung" }, chances: { aim, need: 1 } } as unknown as Effect;
      return toldOf({ ...asked, scene: "chest", view, effect, acts: ["Stand"] }, words).title;
    };
    expect(title("lost")).toBe("strip-stung-vain");
    expect(title("most")).toBe("strip-stung");
  });

  it("tells in a brawl who falls", () => {
    const has = (id: string) => id === "chance-least-brawl";
    const known = { ...words, has } as unknown as Speaker;
    const brawl = { scene: "brawl", rows: [[0, 1, 0, 0]], row: 0, leader: null };
    const view = table([brawl, { ...THROW, pips: 0 }]);
    const effect = { lies: null, chances: { aim: "least", need: 4 } } as unknown as Effect;
    const told = (scene: "brawl" | "tavern") =>
      toldOf({ ...asked, pips: 0, mine: false, scene, view, effect, acts: [] }, known).text;
    expect(told("brawl")).toBe("chance-least-brawl");
    expect(told("tavern")).toBe("chance-least");
  });

  it("tells who has no coin that there is none", () => {
    const view = table([TURN, TAVERN]);
    const title = (...acts: string[]) =>
      toldOf({ ...asked, scene: "tavern", view, effect: null, acts }, words).title;
    expect(title("Decline")).toBe("strip-join-no-coin");
    expect(title("Decline", "Join")).toBe("strip-join");
  });
});
