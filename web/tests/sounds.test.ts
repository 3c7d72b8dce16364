import { describe, expect, it, vi } from "vitest";
import { row } from "../src/board/sounds.ts";
import { soundsOf } from "../src/games.ts";
import { SOUNDS } from "../src/lib/instruments.ts";
import type { GameAct } from "../src/wire/types.ts";

const types = import.meta.glob<string>("../../src/flibuste/games/*/web/types.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const heard = async (game: string, act: GameAct, effect: object | null = null): Promise<string> =>
  (await soundsOf(game))({ act, effect })
    .map((note) => note.name)
    .join(" ");

describe("the sounds of a step", () => {
  it("are a card and stones in the tunnel, one for each square on the way", async () => {
    const advance = { type: "Advance", origin: 3, symbol: "hat" };
    expect(await heard("cartagena", advance, { start: 3, goal: 6 })).toBe("card stone stone stone");
    expect(await heard("cartagena", { type: "EndTurn" })).toBe("");
  });

  it("are a bump for each who makes room, and the sea for who falls", async () => {
    const pushed = { goal: 2, pushed: [{}, {}], falls: ["blue", 3] };
    const enter = { type: "Enter", pirate: 4 };
    expect(await heard("plank", enter, pushed)).toBe("card wood wood wood splash");
    const shift = { type: "Shift", card: 1, place: 2 };
    expect(await heard("plank", shift, { goal: 3, pushed: [], falls: null })).toBe("card wood");
  });

  it("are raps, coins and cards on the way to the mutiny", async () => {
    expect(await heard("mutiny", { type: "Open" })).toBe("door");
    expect(await heard("mutiny", { type: "Steal", seat: 1 })).toBe("coin");
    const paid = { moves: [{ what: "coin", number: 3, start: "supply", goal: 0 }] };
    expect(await heard("mutiny", { type: "Use", pirate: "sate" }, paid)).toBe("coin coin coin");
    expect(await heard("mutiny", { type: "Use", pirate: "pang" }, { moves: [] })).toBe("");
    expect(await heard("mutiny", { type: "Trade", give: "coins", number: 2 })).toBe("coin coin");
  });

  it("are boots after the coins they cost, and the die in the town", async () => {
    const move = { type: "Move", alley: "1.i0" };
    expect(await heard("rum", move, { pirates: 2, coins: 1 })).toBe("coin stone stone");
    expect(await heard("rum", { type: "Roll", pips: 4 })).toBe("die");
  });

  it("are wood, a drum and the sea over the chest; a closed hand always sounds the same", async () => {
    expect(await heard("piratoons", { type: "DropOn", place: "E1" })).toBe("wood");
    expect(await heard("piratoons", { type: "Stop" })).toBe("drum coin coin coin");
    const bids = [0, 3, 9].map((doubloons) => heard("piratoons", { type: "Bid", doubloons }));
    expect(new Set(await Promise.all(bids))).toEqual(new Set(["coin"]));
  });

  it("are a card where a game says nothing, if anything moves", async () => {
    expect(await heard("unheard-of", { type: "Take" }, {})).toBe("card");
    expect(await heard("unheard-of", { type: "Take" })).toBe("");
  });

  it("are there for every game that has types, and know all its kinds of act", async () => {
    expect(Object.keys(types).length).toBeGreaterThanOrEqual(5);
    for (const [path, source] of Object.entries(types)) {
      const game = path.split("/").at(-3) ?? "";
      const kinds = [...source.matchAll(/^ {2}type: "(\w+)";$/gm)].map((found) => found[1] ?? "");
      expect(kinds.length).toBeGreaterThan(4);
      for (const type of [...kinds, "Sealed"]) {
        const notes = (await soundsOf(game))({ act: { type, number: 1 }, effect: null });
        for (const note of notes) expect(SOUNDS).toContain(note.name);
      }
    }
  });
});

describe("a row of sounds", () => {
  it("lies evenly between two moments, and is never a crowd", () => {
    expect(row("stone", 3, 0.2, 0.8).map((note) => note.at)).toEqual([0.2, 0.5, 0.8]);
    expect(row("stone", 1, 0.2)).toEqual([{ name: "stone", at: 0.2 }]);
    expect(row("stone", 0)).toEqual([]);
    expect(row("stone", 40)).toHaveLength(8);
  });
});

describe("the pace", () => {
  it("is remembered, hastens the others only, and is the usual one otherwise", async () => {
    const kept = new Map([["flibuste.pace", "4"]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("navigator", {});
    const { pace, setPace, tempo } = await import("../src/lib/pace.svelte.ts");
    expect(pace()).toBe("4");
    expect(tempo(false, "Anne sails.")).toEqual({ speed: 4, still: true, letters: 11 });
    expect(tempo(true, "You sail.")).toMatchObject({ speed: 1, letters: 0 });
    vi.stubGlobal("navigator", { webdriver: true });
    expect(tempo(false, "Anne sails.").letters).toBe(0);
    setPace("instant");
    expect(tempo(false, "").speed).toBe(Number.POSITIVE_INFINITY);
    expect(kept.get("flibuste.pace")).toBe("instant");
    setPace("1");
    expect(kept.size).toBe(0);
    vi.unstubAllGlobals();
  }, 60_000); // it imports, which a busy machine takes its time for
});
