import { beforeEach, describe, expect, it } from "vitest";
import { Aim, Hand, MOMENT } from "../src/room/aim.ts";
import type { GameAct, Menu } from "../src/wire/types.ts";

const act = (type: string): GameAct => ({ type });
const menu = (...types: string[]): Menu => ({
  number: 1,
  acts: types.map(act),
  labels: [],
  open: [],
  effects: null,
  handles: null,
});
let time: number;
let hand: Hand;
let aim: Aim;

beforeEach(() => {
  time = 1000;
  hand = new Hand(() => time);
  aim = new Aim(hand, () => time);
});

describe("a tap", () => {
  it("that was aimed at the old menu does nothing for a moment", () => {
    aim.shifted(menu("Open"));
    time += MOMENT - 1;
    hand.down();
    expect(aim.missed(act("Drop"))).toBe(true);
    time += 1;
    hand.down();
    expect(aim.missed(act("Drop"))).toBe(false);
  });

  it("that began before the change was aimed at the old menu, however long it takes", () => {
    hand.down();
    aim.shifted(menu("Open"));
    time += 3 * MOMENT;
    expect(aim.missed(act("Drop"))).toBe(true);
  });

  it("at what both menus offer counts: a race goes on", () => {
    aim.shifted(menu("Drop", "Stop"));
    hand.down();
    expect(aim.missed(act("Drop"))).toBe(false);
    aim.shifted(menu("Drop"));
    expect(aim.missed(act("Stop"))).toBe(false);
  });

  it("of a kind that is not listed counts as long as the old menu had it", () => {
    aim.shifted({ ...menu("Stop"), open: ["Drop"] });
    hand.down();
    expect(aim.missed({ type: "Drop", x: 3, y: 4 })).toBe(false);
    expect(aim.missed(act("Arrange"))).toBe(true);
  });

  it("counts where nothing could be done before", () => {
    aim.shifted(null);
    hand.down();
    expect(aim.missed(act("Drop"))).toBe(false);
  });

  it("is not a key: keys are aimed at what is read", () => {
    hand.down();
    aim.shifted(menu("Open"));
    hand.typed();
    expect(aim.missed(act("Drop"))).toBe(false);
  });
});
