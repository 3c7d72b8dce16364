import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Replay } from "../src/lib/api.ts";
import { USUAL_BOT } from "../src/lobby/bots.ts";
import { exported } from "../src/replay/export.ts";
import { KEYS } from "../src/replay/keys.ts";
import { asStep, lineIn, opening, sceneryAt, stepOf, turnEnds } from "../src/replay/moments.ts";
import { Past } from "../src/replay/past.svelte.ts";
import { bands, nextTurning, percents, turningPoints } from "../src/replay/standing.ts";
import { chairFor, tableFor, type Wish } from "../src/replay/whatif.ts";

const seen = (seat: number | string, mark: number) =>
  ({ seat, awaiting: [mark % 2], mark }) as unknown as Replay["view"];

function told(eyes = "0"): Replay {
  const who: (number | string)[] = ["luck", "luck", 0, 0, "luck", 1, 0, 1];
  return {
    view: seen(0, 0),
    scenery: "quay",
    game: "cartagena",
    options: {},
    eyes,
    seats: ["Anne", "Zoé"].map((name, seat) => ({
      seat,
      kind: seat ? "bot" : "human",
      name,
      bot: seat ? "mate" : null,
      online: false,
      host: !seat,
      playing: true,
      conceded: false,
      lag: null,
      late: false,
      shown: false,
    })),
    over: null,
    fork: null,
    luck: true,
    steps: who.map((seat, index) => ({
      number: 10 + index * 2,
      seat,
      act: { type: "EndTurn" } as never,
      effect: seat === "luck" ? null : { moves: 1 },
      story: [],
      view: seen(Number(eyes) || 0, index + 1),
      scenery: index === 4 ? "sea" : null,
    })),
  };
}

describe("the moments of a match", () => {
  it("begin where somebody acts, and a turn ends where somebody else does", () => {
    expect(opening(told().steps)).toBe(2);
    expect(turnEnds(told().steps)).toEqual([2, 5, 6, 7, 8]);
  });

  it("know what was printed then", () => {
    expect(sceneryAt(told(), 4)).toBe("quay");
    expect(sceneryAt(told(), 5)).toBe("sea");
    expect(asStep(told().steps[4] as never).scenery).toBe("sea");
  });

  it("are found by the numbers of the log", () => {
    expect(stepOf(told().steps, 10)).toBe(1);
    expect(stepOf(told().steps, 15)).toBe(4);
    expect(stepOf(told().steps, 99)).toBe(8);
  });

  it("are told by a line alone, in a link, in a file, and broken on its way", () => {
    const line = "rum.1.2..s3.Ab_-.AAAAAA";
    for (const text of [
      line,
      ` ${line}\n`,
      `http://flibuste.test/r/${line}?step=3&seat=1`,
      `{"flibuste": 1, "code": "${line}"}`,
      "rum.1.2..s3.\n  Ab_-.AAAAAA",
    ])
      expect(lineIn(text)).toBe(line);
  });
});

describe("how it stood", () => {
  // Who acts: luck, luck, 0, 0, luck, 1, 0, 1; Anne's turns are steps 2 to 5, and 6 to 7.
  const anne = [0.5, 0.5, 0.5, 0.4, 0.4, 0.3, 0.7, 0.2, 0.1];
  const shares = anne.map((share) => [share, 1 - share]);
  const { steps } = told();

  const missed = [0, 0, 0.1, 0.1, 0, 0.5, 0.5, 0.1];

  it("turned where a move cost who made it the most", () => {
    const found = turningPoints(shares, missed, steps, 0);
    expect(found.map(({ from }) => from)).toEqual([6, 2, 3]);
    expect(found[0]).toEqual({
      from: 6,
      seat: 0,
      before: 0.7,
      after: 0.2,
      cost: expect.closeTo(0.5),
    });
    expect(
      turningPoints(shares, missed, steps, null).map(({ from, seat }) => [from, seat]),
    ).toEqual([
      [5, 1],
      [6, 0],
      [2, 0],
    ]);
    expect(turningPoints(shares, missed, steps, 1).map(({ from }) => from)).toEqual([5, 7]);
  });

  it("did not turn where nothing else would have been better", () => {
    const none = missed.map((one, at) => (at === 6 ? 0 : one));
    expect(turningPoints(shares, none, steps, 0).map(({ from }) => from)).toEqual([2, 3]);
  });

  it("tells whole percents that add up to 100", () => {
    expect(percents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
    expect(percents([0.5, 0.5])).toEqual([50, 50]);
    expect(percents([0.005, 0.995])).toEqual([1, 99]);
    expect(percents([])).toEqual([]);
  });

  it("leads from one turning point to the next and back to the first", () => {
    const found = turningPoints(shares, missed, steps, 0);
    expect([0, 6, 3].map((index) => nextTurning(found, index)?.from)).toEqual([6, 2, 6]);
    expect(nextTurning([], 3)).toBeUndefined();
  });

  it("is a band for each, one upon another", () => {
    expect(
      bands(
        [
          [0.5, 0.25],
          [1, 0],
        ],
        [1, 0],
      ),
    ).toEqual(["M0 0.750L1 1.000L1 1.000L0 1.000Z", "M0 0.250L1 0.000L1 1.000L0 0.750Z"]);
  });
});

describe("a match once more", () => {
  let past: Past;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
    past = new Past(told());
    flushSync();
  });

  afterEach(() => {
    past.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const mark = (): number => (past.view as unknown as { mark: number }).mark;

  it("begins after the deal, and is walked through by steps and turns", () => {
    expect([past.index, past.of, mark()]).toEqual([2, 8, 2]);
    past.on();
    expect([past.index, mark(), past.ms > 0]).toEqual([3, 3, true]);
    past.back();
    expect([past.index, past.ms]).toEqual([2, 0]);
    past.nextTurn();
    past.nextTurn();
    expect(past.index).toBe(6);
    past.lastTurn();
    expect(past.index).toBe(5);
    past.go(99);
    expect([past.index, past.log.length]).toEqual([8, 8]);
    past.go(-1);
    expect([past.index, past.step, mark()]).toEqual([0, null, 0]);
  });

  it("obeys the keys", () => {
    for (const [key, index] of [
      ["ArrowRight", 3],
      ["ArrowLeft", 2],
      ["ArrowDown", 5],
      ["ArrowUp", 2],
      ["End", 8],
      ["Home", 0],
    ] as const) {
      KEYS[key]?.(past);
      expect([key, past.index]).toEqual([key, index]);
    }
    KEYS[" "]?.(past);
    expect(past.playing).toBe(true);
  });

  it("plays to its end, eight times as fast if it is wished, and can be paused", () => {
    const last = (speed: Past["speed"]): number => {
      past.go(2);
      past.speed = speed;
      past.play();
      const begun = Date.now();
      vi.runAllTimers();
      expect([past.index, past.playing]).toEqual([8, false]);
      return Date.now() - begun;
    };
    const usual = last("1");
    expect(usual / last("8")).toBeGreaterThan(5);
    expect(last("0.5") / usual).toBeCloseTo(2, 1);
    past.go(2);
    past.play();
    past.halt();
    vi.runAllTimers();
    expect(past.index).toBe(2);
  });

  it("shows the same moment by other eyes", () => {
    past.go(5);
    past.retell({ ...told("1"), eyes: "1" });
    expect([past.index, past.you, past.seenBy, past.mine]).toEqual([5, 1, "1", "0"]);
  });

  it("sees from above what who acts saw before", () => {
    const above = told();
    const third = above.steps[5] as Replay["steps"][number];
    third.before = seen(1, 50);
    past.retell(above, 6);
    expect((past.before as unknown as { mark: number }).mark).toBe(50);
  });

  it("offers nobody to be nudged: who sat there is not here", () => {
    expect(past.seats.map(({ kind }) => kind)).toEqual(["past", "bot"]);
    expect(past.myTurn).toBe(false);
  });

  it("is a file of all that happened", () => {
    const file = JSON.parse(exported(told()));
    expect(file.journal).toHaveLength(8);
    expect(file.seats).toEqual([
      { name: "Anne", bot: null },
      { name: "Zoé", bot: "mate" },
    ]);
  });
});

describe("what if", () => {
  const wish: Wish = {
    who: "bots",
    luck: "same",
    seat: 1,
    step: 5,
    name: "Anne",
    table: "abc",
    names: ["Anne", "Zoé"],
  };
  const over = { code: "rum.1.2..s3.Ab_-.AAAAAA" } as Replay["over"];

  it("plays on from the chair one looks from, else from that of who is to act", () => {
    expect(chairFor(told("1"), [0])).toBe(1);
    expect(chairFor(told("above"), ["luck", 1])).toBe(1);
    expect(chairFor(told("watcher"), ["luck"])).toBe(0);
  });

  it("asks for a table at this moment of this match, with these people", () => {
    const asked = (who: Wish["who"]) => tableFor({ ...told(), over }, { ...wish, who });
    expect(asked("bots")).toEqual({
      game: "cartagena",
      name: "Anne",
      seats: [{ kind: "bot", bot: USUAL_BOT }, { kind: "me" }],
      whatif: { line: over?.code, step: 5, luck: "same", table: "abc" },
    });
    expect(asked("alone").seats).toEqual([{ kind: "here", name: "Anne" }, { kind: "me" }]);
    expect(asked("people").seats).toEqual([{ kind: "same" }, { kind: "me" }]);
  });

  it("lets the bots that sat there play on, where somebody knows them", () => {
    const seats = (table: string) =>
      tableFor({ ...told(), over }, { ...wish, seat: 0, table }).seats?.[1];
    expect(seats("abc")).toEqual({ kind: "same" });
    expect(seats("")).toEqual({ kind: "bot", bot: USUAL_BOT });
  });
});
