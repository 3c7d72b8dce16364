import { describe, expect, it } from "vitest";
import { dealsWith, type Looker } from "../src/room/crew.ts";
import type { Chair } from "../src/wire/types.ts";

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: "human",
  name: `guest ${seat}`,
  bot: null,
  online: true,
  host: seat === 0,
  playing: true,
  conceded: false,
  lag: null,
  late: false,
  shown: false,
  ...more,
});
const BOT = chair(2, { kind: "bot", bot: "mate" });
const FREE = chair(3, { kind: "open", name: "" });
const seats = [chair(0), chair(1), BOT, FREE];
const at = (phase: string, you: number | null, awaiting: number[] = []): Looker => ({
  phase,
  you,
  host: you === 0,
  awaiting,
  seats,
  banked: false,
  banks: null,
});

describe("what can be done with somebody before the match", () => {
  it("is the host's to say, but for one's own name", () => {
    expect(dealsWith(at("waiting", 1), chair(1), false)).toEqual(["rename"]);
    expect(dealsWith(at("waiting", 1), BOT, false)).toEqual([]);
    expect(dealsWith(at("waiting", 1), chair(0), false)).toEqual(["mute"]);
    expect(dealsWith(at("waiting", null), FREE, false)).toEqual([]);
  });

  it("fits who sits there", () => {
    const host = at("waiting", 0);
    expect(dealsWith(host, chair(0), false)).toEqual(["rename", "down"]);
    expect(dealsWith(host, chair(1), true)).toEqual([
      "up",
      "down",
      "make-host",
      "remove",
      "unmute",
    ]);
    expect(dealsWith(host, BOT, false)).toEqual([
      "rename",
      "level",
      "up",
      "down",
      "remove",
      "drop",
    ]);
    expect(dealsWith(host, FREE, false)).toEqual(["here", "link", "level", "up", "drop"]);
  });
});

describe("what can be done with somebody in the match", () => {
  it("is about my own game for myself", () => {
    expect(dealsWith(at("running", 1), chair(1), false)).toEqual(["stand-in", "stop", "concede"]);
    const resting = chair(1, { playing: false });
    expect(dealsWith(at("running", 1), resting, false)[0]).toBe("stand-back");
    const lost = chair(1, { playing: false, conceded: true });
    expect(dealsWith(at("running", 1), lost, false)).toEqual([]);
  });

  it("wakes who is awaited and here, and lets a bot play for who is not", () => {
    expect(dealsWith(at("running", 1, [0]), chair(0), false)).toEqual(["nudge", "mute"]);
    const away = chair(0, { online: false });
    expect(dealsWith(at("running", 1, [0]), away, false)).toEqual(["call", "bot-plays", "mute"]);
    expect(dealsWith(at("running", 1), chair(0), false)).toEqual(["mute"]);
    expect(dealsWith(at("running", 0), chair(1), false)).toEqual(["make-host", "remove", "mute"]);
  });

  it("leaves who is away their time where it is their own, and lets the clocks be paused", () => {
    const banked = { ...at("running", 1, [0]), banked: true, banks: { paused: false } };
    const away = chair(0, { online: false });
    expect(dealsWith(banked, away, false)).toEqual(["call", "mute"]);
    expect(dealsWith(banked, chair(1), false)).toContain("pause");
    const paused = { ...banked, banks: { paused: true } };
    expect(dealsWith(paused, chair(1), false)).toContain("resume");
  });

  it("is nothing with bots, nor for who only watches, but to mute", () => {
    expect(dealsWith(at("running", 0, [2]), BOT, false)).toEqual([]);
    expect(dealsWith(at("running", null, [0]), chair(0), false)).toEqual(["mute"]);
    expect(dealsWith(at("over", 0), chair(1), false)).toEqual(["mute"]);
  });
});
