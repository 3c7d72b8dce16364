import { describe, expect, it } from "vitest";
import type { Summary } from "../src/lib/api.ts";
import { inOrder, newlyAwaited } from "../src/lobby/mine.ts";

const table = (name: string, told: Partial<Summary> = {}): Summary => ({
  table: name,
  watch: "",
  game: "plank",
  phase: "running",
  chairs: [],
  seat: 0,
  turn: [],
  awaited: false,
  left: null,
  rated: false,
  ...told,
});
const names = (tables: readonly Summary[]): string[] => tables.map((one) => one.table);

describe("my tables", () => {
  it("come in the order in which they want me", () => {
    const mine = [
      table("begins", { phase: "waiting" }),
      table("theirs"),
      table("past", { phase: "over" }),
      table("mine", { awaited: true }),
      table("days", { awaited: true, left: 90_000 }),
      table("hurry", { awaited: true, left: 30 }),
      table("closed", { phase: "cancelled" }),
    ];
    expect(names(inOrder(mine))).toEqual(["hurry", "days", "mine", "theirs", "begins", "past"]);
  });

  it("put people before bots where nobody's time runs", () => {
    const human = { kind: "human", name: "Mary", bot: null };
    const bot = { kind: "bot", name: "Jack", bot: "mate" };
    const mine = [
      table("bots", { awaited: true, chairs: [human, bot] }),
      table("ours", { awaited: true, chairs: [human, human] }),
      table("hurry", { awaited: true, left: 30, chairs: [human, bot] }),
    ];
    expect(names(inOrder(mine))).toEqual(["hurry", "ours", "bots"]);
  });

  it("show a few of those that are over", () => {
    const past = ["a", "b", "c", "d"].map((name) => table(name, { phase: "over" }));
    expect(names(inOrder(past))).toEqual(["a", "b", "c"]);
  });

  it("call me when one of them begins to wait, and once", () => {
    const mine = [table("a", { awaited: true }), table("b")];
    expect(newlyAwaited(undefined, mine)).toEqual([]);
    const later = [table("a", { awaited: true }), table("b", { awaited: true })];
    expect(names(newlyAwaited(mine, later))).toEqual(["b"]);
    expect(newlyAwaited(later, later)).toEqual([]);
  });
});
