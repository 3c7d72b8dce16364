import { describe, expect, it } from "vitest";
import { digitsOn } from "../src/board/digits.ts";
import type { Entry, GameInfo } from "../src/lib/api.ts";
import { changed, shapeOf } from "../src/lobby/options.ts";
import { quickTable } from "../src/lobby/play.ts";
import { choiceTyped, groupsOf, inOrder } from "../src/room/acts.ts";
import { deedOf } from "../src/room/keys.ts";
import {
  allOf,
  chapters,
  hasMissed,
  isFarBack,
  merged,
  replaced,
  runs,
  sinceMine,
  takenBack,
  turns,
} from "../src/room/log.ts";
import { outcomes } from "../src/room/luck.ts";
import { tabsOf } from "../src/room/tabs.ts";
import type { GameAct, Menu, Step } from "../src/wire/types.ts";

const act = (type: string, value = 0): GameAct => ({ type, value });
const menu = (number: number, ...acts: GameAct[]): Menu => ({
  number,
  acts,
  labels: acts.map((one) => ({ id: `${one.type}-${one.value}` })),
  open: [],
  effects: [],
  handles: null,
});
const entry = (number: number, seat: number | string): Entry => ({
  number,
  seat,
  act: act("X"),
  story: [],
});
const numbers = (log: readonly Entry[]): number[] => log.map((one) => one.number);

describe("the list of acts", () => {
  it("is grouped by type and numbered in the order shown, which is what digits choose", () => {
    const mixed = menu(1, act("A", 1), act("B"), act("A", 2));
    const groups = groupsOf(mixed, null);
    expect(groups.map((group) => group.type)).toEqual(["A", "B"]);
    expect(groups.map((group) => group.choices.map((one) => one.index))).toEqual([[1, 2], [3]]);
    const typed = inOrder(mixed).map((one) => [one.digits, one.act]);
    expect(typed).toEqual([
      [1, act("A", 1)],
      [2, act("A", 2)],
      [3, act("B")],
    ]);
  });

  it("types a bid as what it bids", () => {
    const bids = (count: number): Menu => ({
      ...menu(1, ...Array.from({ length: count }, (_, much) => act("Bid", much))),
      handles: Array.from({ length: count }, (_, much) => ({
        take: [`bid:${much}`],
        goal: ["fist"],
        main: !much,
      })),
    });
    expect(inOrder(bids(3)).map(({ digits }) => digits)).toEqual([0, 1, 2]);
    expect(inOrder(bids(1)).map(({ digits }) => digits)).toEqual([1]);
  });

  it("types what the board prints, or what lies first from the left", () => {
    const doors: Menu = {
      ...menu(1, act("Open"), act("Use", 2), act("Use", 1)),
      handles: [3, 0, 2].map((at) => ({
        take: [`door:${at}`],
        goal: [`door:${at}`],
        main: false,
      })),
    };
    const placed = (handle: string): number | null => Number(handle.split(":")[1]) + 1;
    expect(inOrder(doors, placed).map(({ digits }) => digits)).toEqual([1, 3, 4]);
    const shown = groupsOf(doors, null, placed).map(({ type }) => type);
    expect(shown).toEqual(["Use", "Open"]); // the list goes by what is typed
    expect(digitsOn(doors, placed).get("door:0")).toBe(1);
    // Where one thing has no number of its own, or two have the same, all are counted.
    const one = (handle: string): number | null => (handle === "door:0" ? null : 4);
    expect(inOrder(doors, one).map(({ digits }) => digits)).toEqual([1, 2, 3]);
    expect(inOrder(doors, () => 1).map(({ digits }) => digits)).toEqual([1, 2, 3]);
  });

  it("keeps what the previous menu had, last of all and without a number", () => {
    const groups = groupsOf(menu(2, act("A", 2)), menu(1, act("A", 1), act("A", 2), act("B")));
    expect(groups.map((group) => group.choices.map((one) => [one.act.value, one.index]))).toEqual([
      [[2, 1]],
      [
        [1, 0],
        [0, 0],
      ],
    ]);
  });

  it("forgets the previous menu when another question is asked", () => {
    const groups = groupsOf(menu(2, act("C")), menu(1, act("A"), act("B")));
    expect(groups.map((group) => group.type)).toEqual(["C"]);
  });

  it("is empty while it is not my turn", () => {
    expect(groupsOf(null, menu(1, act("A")))).toEqual([]);
  });

  it("is chosen from by digits, which wait only while they must", () => {
    expect(choiceTyped("3", 1, 5)).toBe(3);
    expect(choiceTyped("1", 1, 12)).toBe("wait");
    expect(choiceTyped("12", 1, 12)).toBe(12);
    expect(choiceTyped("2", 1, 12)).toBe(2);
    expect(choiceTyped("0", 1, 12)).toBeNull();
    expect(choiceTyped("0", 0, 12)).toBe(0);
    expect(choiceTyped("13", 1, 12)).toBeNull();
    expect(choiceTyped("1", 1, 0)).toBeNull();
  });

  it("has keys of its own, and no others", () => {
    expect(deedOf("h")).toBe("hint");
    expect(deedOf("constructor")).toBeUndefined();
  });
});

describe("the log", () => {
  it("holds each entry once, in order, whichever way it came", () => {
    const log = merged([entry(3, 0), entry(4, 1)], [entry(1, "luck"), entry(4, 1), entry(5, 0)]);
    expect(numbers(log)).toEqual([1, 3, 4, 5]);
  });

  it("loses what was taken back, and keeps what came since", () => {
    const old = [entry(1, 0), entry(2, 1), entry(9, 0)];
    expect(numbers(replaced(old, [entry(1, 0)], 8))).toEqual([1, 9]);
  });

  it("asks before much is taken back: my last act with all that came since, luck not counted", () => {
    const log = [1, 0, "luck", 1, "luck", 2].map((seat, at) => entry(at, seat));
    expect(numbers(takenBack(log, 0))).toEqual([1, 2, 3, 4, 5]);
    expect(isFarBack(log, 0)).toBe(false);
    expect(isFarBack([...log, entry(6, 1)], 0)).toBe(true);
    expect(isFarBack([...log, entry(6, 1), entry(7, 0)], 0)).toBe(false);
    expect(takenBack(log, 3)).toEqual([]);
  });

  it("tells what the others did since my last turn, also in the middle of my turn", () => {
    const log = [0, 1, "luck", 0, "luck", 1, "luck", 2].map((seat, at) => entry(at, seat));
    expect(numbers(sinceMine(log, 0))).toEqual([5, 6, 7]);
    const onMyTurn = [...log, entry(8, 0), entry(9, "luck"), entry(10, 0)];
    expect(numbers(sinceMine(onMyTurn, 0))).toEqual([5, 6, 7]);
    expect(sinceMine([entry(1, "luck"), entry(2, 0)], 0)).toEqual([]);
  });

  it("tells what only luck has done since my act, once that is much", () => {
    const told = (at: number, seat: number | string): Entry => ({
      ...entry(at, seat),
      story: [{ id: "story" }],
    });
    const log = [told(1, 1), told(2, 0), ...[3, 4, 5].map((at) => told(at, "luck"))];
    expect([hasMissed(log, 0), numbers(sinceMine(log, 0))]).toEqual([false, [1]]);
    const much = [...log, told(6, "luck")];
    expect([hasMissed(much, 0), numbers(sinceMine(much, 0))]).toEqual([true, [3, 4, 5, 6]]);
    expect(hasMissed(much.slice(2), 0)).toBe(false); // the deal is nobody's news
  });

  it("counts what a bot did in my place among what others did", () => {
    const log = [0, 1, 0, 0, "luck", 1].map((seat, at) => entry(at, seat));
    expect(numbers(sinceMine(log, 0))).toEqual([5]);
    expect(numbers(sinceMine(log, 0, { first: 2, last: 3 }))).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(sinceMine([...log, entry(6, 0)], 0, { first: 2, last: 3 }))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it("tells what one player did in a row together", () => {
    const told = chapters([0, "luck", 0, 1, "clock", 1].map((who, at) => entry(at, who)));
    const seats = turns(told).map(({ seat, chapters }) => [seat, chapters.length]);
    expect(seats).toEqual([
      [0, 2],
      [1, 1],
      [null, 1],
      [1, 1],
    ]);
  });

  it("tells luck's steps under the act they follow, and the deal by itself", () => {
    const told = chapters(["luck", "luck", 0, 1, "luck", "luck"].map((who, at) => entry(at, who)));
    expect(told.map((chapter) => [chapter.act?.number, numbers(chapter.luck)])).toEqual([
      [undefined, [0, 1]],
      [2, []],
      [3, [4, 5]],
    ]);
  });

  it("says the same thing once, and keeps each entry", () => {
    const said = runs([entry(1, "luck"), entry(2, "luck"), entry(3, "luck")], ({ number }) =>
      number < 3 ? "a card" : "a key",
    );
    expect(said.map((run) => [run.text, numbers(run.entries)])).toEqual([
      ["a card", [1, 2]],
      ["a key", [3]],
    ]);
  });
});

describe("cards that come one by one", () => {
  const card = (number: number, name: string, id = "story-row") =>
    ({ ...entry(number, "luck"), story: [{ id, args: { card: { id: `a-${name}` } } }] }) as never;
  const words = {
    has: (id: string) => id === "story-row-all",
    say: ({ id }: { id: string }) => id.replace("-", " "),
    text: (id: string, args: { card: string }) => `${id}: ${args.card}`,
  } as never;

  it("are told in one line where the game has a sentence for all, and keep their numbers", () => {
    const row = [card(1, "hat"), card(2, "key"), card(3, "hat")];
    const [run, ...more] = runs(
      row,
      () => "one",
      (all) => allOf(all, words),
    );
    expect(more).toEqual([]);
    expect(run?.text).toBe("story-row-all: a hat, a key, and a hat");
    expect(numbers(run?.entries ?? [])).toEqual([1, 2, 3]);
  });

  it("are told one by one where it has none", () => {
    const row = [card(1, "hat", "story-draw"), card(2, "key", "story-draw")];
    const said = runs(
      row,
      ({ number }) => `card ${number}`,
      (all) => allOf(all, words),
    );
    expect(said.map(({ text }) => text)).toEqual(["card 1", "card 2"]);
  });
});

describe("the tabs of a table", () => {
  it("begin with the board if there is one, and end with the talk if there may be any", () => {
    expect(tabsOf(true)).toEqual(["log", "chat", "acts"]);
    expect(tabsOf(false)).toEqual(["log", "acts"]);
  });
});

describe("luck", () => {
  const roll = (pips: number, weights: number[]) =>
    ({
      act: act("Roll", pips),
      odds: weights.map((weight, at) => [act("Roll", at + 1), weight, { id: `roll-${at + 1}` }]),
    }) as unknown as Step;

  it("shows every outcome with its share, and which came", () => {
    const { shown, rest } = outcomes(roll(2, [1, 3]));
    expect(shown.map((one) => [one.share, one.came])).toEqual([
      [0.25, false],
      [0.75, true],
    ]);
    expect(rest).toBe(0);
  });

  it("goes by the plain values of an act that has no label", () => {
    const step = { act: act("Roll", 2), odds: [[act("Roll", 2), 1]] } as unknown as Step;
    expect(outcomes(step).shown[0]?.label).toEqual({ id: "2" });
  });

  it("keeps what came in sight among many", () => {
    const { shown, rest } = outcomes(roll(20, Array(20).fill(1)), 5);
    expect(shown).toHaveLength(5);
    expect(shown[0]?.came).toBe(true);
    expect(rest).toBe(15);
  });

  it("counts chances in the smallest whole numbers", () => {
    const { shown, whole } = outcomes(roll(2, [6, 12, 24]));
    expect(shown.map(({ weight }) => weight)).toEqual([1, 2, 4]);
    expect(whole).toBe(7);
  });
});

describe("a new table", () => {
  const game = {
    key: "cartagena",
    seats: [2, 3, 4, 5],
    options: {
      variant: { default: "jamaica", values: ["jamaica", "tortuga"] },
      layout: { default: null, form: "A B' …", null: true },
      first: { default: null, min: 0, max: 4, null: true },
      turn_limit: { default: 500, min: 1, max: 2000 },
    },
  } as unknown as GameInfo;

  it("asks for each option in the way that fits its values", () => {
    const shapes = Object.entries(game.options).map(([name, kind]) => shapeOf(name, kind));
    expect(shapes).toEqual(["radios", "text", "seat", "number"]);
  });

  it("sends only what differs from the usual", () => {
    const values = { variant: "tortuga", layout: "", first: null, turn_limit: 500 };
    expect(changed(game, values, 3)).toEqual({ variant: "tortuga" });
    expect(changed(game, { ...values, layout: " A B ", first: 4 }, 3)).toEqual({
      variant: "tortuga",
      layout: "A B",
    });
  });

  it("for one click has three chairs if the game allows it", () => {
    expect(quickTable(game, "Anne").seats?.map((chair) => chair.kind)).toEqual([
      "me",
      "bot",
      "bot",
    ]);
    expect(quickTable({ ...game, seats: [4, 5] }, "").seats).toHaveLength(4);
  });
});
