import { beforeEach, describe, expect, it } from "vitest";
import { Comings, GRACE, SELDOM } from "../src/room/comings.ts";
import type { Chair } from "../src/wire/types.ts";

const ME = 0;
let time: number;
let timers: { due: number; then: () => void }[];
let told: string[];
let comings: Comings;

function chair(seat: number, name: string, online: boolean, kind = "human"): Chair {
  return {
    seat,
    kind,
    name,
    bot: null,
    online,
    host: false,
    playing: true,
    conceded: false,
    lag: null,
    late: false,
    shown: false,
  };
}

function pass(milliseconds: number): void {
  time += milliseconds;
  const due = timers.filter((timer) => timer.due <= time);
  timers = timers.filter((timer) => timer.due > time);
  for (const timer of due) timer.then();
}

const lea = (online: boolean): void => comings.see([chair(1, "Léa", online)], ME);

beforeEach(() => {
  time = 0;
  timers = [];
  told = [];
  const after = (milliseconds: number, then: () => void): (() => void) => {
    const timer = { due: time + milliseconds, then };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  comings = new Comings({ now: () => time, after }, (seat, back) =>
    told.push(`${seat} ${back ? "back" : "gone"}`),
  );
  lea(true);
});

describe("somebody's line", () => {
  it("is told once when it goes and once when it is back", () => {
    lea(false);
    lea(false);
    pass(GRACE);
    expect(told).toEqual(["1 gone"]);
    pass(SELDOM);
    lea(true);
    pass(GRACE);
    expect(told).toEqual(["1 gone", "1 back"]);
  });

  it("is not told of when it is back at once", () => {
    lea(false);
    pass(GRACE - 1);
    lea(true);
    pass(SELDOM);
    expect(told).toEqual([]);
  });

  it("that comes and goes is told of no more than once in ten seconds, and truly at last", () => {
    lea(false);
    pass(GRACE);
    for (let times = 0; times < 4; times += 1) {
      lea(times % 2 === 0);
      pass(2000);
    }
    expect(told).toEqual(["1 gone"]);
    lea(true);
    pass(SELDOM);
    expect(told).toEqual(["1 gone", "1 back"]);
  });

  it("is not told of when it is mine, a bot's, or somebody's who has just sat down", () => {
    comings.see([chair(0, "Mamie", true), chair(1, "Zoé", true), chair(2, "", true, "bot")], ME);
    comings.see(
      [chair(0, "Mamie", false), chair(1, "Jack", false), chair(2, "", false, "bot")],
      ME,
    );
    pass(SELDOM);
    expect(told).toEqual([]);
  });

  it("that comes up a moment after somebody sat down is no return", () => {
    comings.see([chair(1, "Léa", true), chair(2, "Ivo", false)], ME);
    comings.see([chair(1, "Léa", true), chair(2, "Ivo", true)], ME);
    pass(SELDOM);
    expect(told).toEqual([]);
  });

  it("that was down when I came is told of when it is back", () => {
    comings.close();
    lea(false);
    lea(true);
    pass(GRACE);
    expect(told).toEqual(["1 back"]);
  });

  it("is of no interest any more once the table is left", () => {
    lea(false);
    comings.close();
    pass(SELDOM);
    expect(told).toEqual([]);
  });
});
