import { beforeEach, describe, expect, it, vi } from "vitest";
import { steps } from "../src/matches/course.ts";
import { read, written } from "../src/matches/file.ts";
import { isKept, keepMatch, keepResult, keptMatches } from "../src/matches/kept.ts";
import { type Match, readMatch } from "../src/matches/record.ts";
import {
  companies,
  isWon,
  opponents,
  placeOf,
  places,
  ratings,
  scores,
  winsBySeats,
} from "../src/matches/stats.ts";

const NAMES = ["Anne", "Mary", "Jack"];

/** Anne's match on chair 0, with these ranks; a name that begins small is a bot's kind. */
function played(ranks: number[] | null, fields: Partial<Match> = {}, names = NAMES): Match {
  const seats = names
    .slice(0, ranks?.length ?? 3)
    .map((name) => ({ name, bot: /^[a-z]/.test(name) ? name : null, conceded: false }));
  return {
    table: "abcdefghij",
    game: "plank",
    ended: 1_800_000_000,
    options: {},
    mine: [0],
    seats,
    scores: seats.map((_, seat) => 10 - seat),
    ranks,
    series: null,
    ratings: null,
    whatif: false,
    house: "http://here.test",
    ...fields,
  };
}

class Shelf {
  kept = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.kept.size >= this.room) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, value);
  };
  removeItem = (key: string): void => void this.kept.delete(key);
}

/** A browser's memory lists what it holds as its own properties. */
function memory(): Shelf {
  const shelf = new Shelf();
  const told = new Proxy(shelf, {
    ownKeys: () => [...shelf.kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal("localStorage", told);
  return shelf;
}

let shelf: Shelf;
beforeEach(() => {
  shelf = memory();
});

describe("a match as it is read", () => {
  it("is all that is known of matches, and nothing else", () => {
    const taught = [1, 2, 3].map((after) => ({ before: 1000, after }));
    const match = played([1, 2, 3], { series: { matches: 2, wins: [1, 1, 0] }, ratings: taught });
    expect(readMatch(JSON.parse(JSON.stringify(match)))).toEqual(match);
    expect(readMatch({ ...match, tally: [], __proto__: { evil: 1 } })).toEqual(match);
    expect(readMatch(played(null))).toEqual(played(null));
  });

  it("is refused if any part of it cannot be", () => {
    const wrong: Partial<Record<keyof Match, unknown>>[] = [
      { table: "../x" },
      { table: 7 },
      { game: "" },
      { ended: -1 },
      { ended: 1.5 },
      { ended: 1e15 },
      { options: [] },
      { options: { layout: "x".repeat(5000) } },
      { mine: [] },
      { mine: [3] },
      { mine: ["0"] },
      { seats: [] },
      { seats: [{ name: "Anne" }, { name: 3 }, { name: "x" }] },
      { seats: [{ name: "a".repeat(100) }, { name: "b" }, { name: "c" }] },
      { scores: [1, 2] },
      { scores: [1, 2, Number.NaN] },
      { ranks: [1, 2] },
      { ranks: [0, 1, 2] },
      { series: { matches: 1, wins: [1] } },
      { ratings: [{ before: 1000, after: 1010 }] },
      { ratings: [1, 2, 3] },
      { house: null },
    ];
    for (const one of wrong) {
      expect(readMatch({ ...played([1, 2, 3]), ...one }), JSON.stringify(one)).toBeNull();
    }
    for (const one of [null, 3, "x", [], undefined]) expect(readMatch(one)).toBeNull();
  });
});

describe("what this browser keeps", () => {
  it("is every match once, the newest first", () => {
    expect(keptMatches()).toEqual([]);
    const older = played([1, 2], { table: "older", ended: 5 });
    const newer = played([2, 1], { table: "newer", ended: 9 });
    expect(keepMatch(older) && keepMatch(newer)).toBe(true);
    expect(keepMatch({ ...newer, ended: 1 })).toBe(true); // as it was kept first
    expect(keptMatches()).toEqual([newer, older]);
  });

  it("is not spoilt by one that is damaged, which may come back whole", () => {
    keepMatch(played([1, 2], { table: "well" }));
    shelf.kept.set("flibuste.match.torn", '{"table": "to');
    expect(keptMatches().map(({ table }) => table)).toEqual(["well"]);
    expect(isKept("torn")).toBe(false);
    keepMatch(played([1, 2], { table: "torn" }));
    expect(keptMatches()).toHaveLength(2);
  });

  it("says so if there is no room", () => {
    shelf.room = 1;
    expect(keepMatch(played([1, 2], { table: "first" }))).toBe(true);
    expect(keepMatch(played([1, 2], { table: "second" }))).toBe(false);
    expect(keepMatch(played([1, 2], { table: "first" }))).toBe(true);
  });

  it("is what the room tells of a table where somebody here sat, asked for once", async () => {
    const asked: string[] = [];
    const told: Record<string, object> = {
      mine: { ...played([1, 2], { table: "mine" }), house: undefined },
      theirs: { ...played([1, 2], { table: "theirs", mine: [] }), house: undefined },
    };
    vi.stubGlobal("location", { origin: "http://room.test" });
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const table = path.split("/")[3] ?? "";
      return new Response(JSON.stringify(told[table] ?? {}), { status: told[table] ? 200 : 409 });
    });
    for (const table of ["mine", "mine", "theirs", "running"]) await keepResult(table, "key");
    expect(keptMatches().map(({ table, house }) => [table, house])).toEqual([
      ["mine", "http://room.test"],
    ]);
    expect(asked).toEqual(
      ["mine", "theirs", "running"].map((table) => `/api/tables/${table}/result?token=key`),
    );
  });
});

describe("the file of matches", () => {
  const match = played([2, 1, 3]);

  it("brings back what was written into it", () => {
    const text = written([match], new Date(0));
    expect(JSON.parse(text)).toMatchObject({ flibuste: "matches", version: 1 });
    expect(read(text)).toEqual({ matches: [match], damaged: 0 });
    expect(read(`\ufeff${text}`)).toEqual({ matches: [match], damaged: 0 });
  });

  it("gives what is well in it, and counts what is not", () => {
    const text = JSON.stringify({
      flibuste: "matches",
      version: 1,
      matches: [match, { ...match, scores: "many" }, null],
    });
    expect(read(text)).toEqual({ matches: [match], damaged: 2 });
  });

  it("is told apart from what is torn, foreign, newer or too big", () => {
    expect(read(written([match], new Date(0)).slice(0, -20))).toBe("no-json");
    expect(read("")).toBe("no-json");
    for (const told of [[], 3, null, { version: 1, matches: [] }, { flibuste: "matches" }]) {
      expect(read(JSON.stringify(told))).toBe("foreign");
    }
    const of = (version: unknown) =>
      read(JSON.stringify({ flibuste: "matches", version, matches: [] }));
    expect([of(0), of("1"), of(2), of(1)]).toEqual([
      "foreign",
      "foreign",
      "newer",
      { matches: [], damaged: 0 },
    ]);
    expect(read("x".repeat(20_000_001))).toBe("big");
  });

  it("never throws, however it is damaged", () => {
    const text = written([match, played(null)], new Date(0));
    for (let at = 0; at < text.length; at += 7) {
      const torn = `${text.slice(0, at)}\u0000${text.slice(at + 3)}`;
      expect(["string", "object"]).toContain(typeof read(torn));
    }
  });
});

describe("statistics", () => {
  const conceded = played([1, 2, 3], {
    seats: NAMES.map((name, seat) => ({ name, bot: null, conceded: seat === 0 })),
  });
  const all = [
    played([1, 2, 3], { ended: 3 }),
    played([2, 1], { ended: 1 }, ["Anne", "mate"]),
    played([1, 1], { ended: 2, scores: [4, 4] }, ["Anne", "Mary"]),
    played(null),
    conceded,
  ];

  it("give who has conceded the last place, and nobody one in a match that was stopped", () => {
    expect(all.map((match) => placeOf(match))).toEqual([1, 2, 1, null, 3]);
    expect(all.map(isWon)).toEqual([true, false, true, false, false]);
    expect(placeOf(conceded, 1)).toBe(2);
  });

  it("count wins by the number of players", () => {
    expect(winsBySeats(all)).toEqual([
      { seats: 2, played: 2, won: 1 },
      { seats: 3, played: 2, won: 1 },
    ]);
    expect(winsBySeats([])).toEqual([]);
  });

  it("count places down to the last that there was", () => {
    expect(places(all)).toEqual([2, 1, 1]);
    expect(places([played(null)])).toEqual([]);
  });

  it("tell scores from the oldest to the newest, beside the best of the others", () => {
    expect(scores(all.slice(0, 4)).map(({ score, best, won }) => [score, best, won])).toEqual([
      [10, 9, false],
      [4, 4, true],
      [10, 9, true],
    ]);
  });

  it("tell my points after each rated match", () => {
    const taught = (after: number) => ({
      ratings: [
        { before: 1000, after },
        { before: 1000, after: 900 },
      ],
    });
    const two = [played([1, 2], { ended: 5, ...taught(1040) }), played([1, 2])];
    expect(ratings([...two, played([2, 1], { ended: 2, ...taught(980) })])).toEqual([
      { ended: 2, value: 980, won: false },
      { ended: 5, value: 1040, won: true },
    ]);
  });

  it("tell for each opponent who came before whom, all bots of a kind as one", () => {
    const two = played([2, 1, 3], {}, ["Anne", "mate+bold", "mate"]);
    expect(opponents([...all.slice(0, 3), two])).toEqual([
      { name: "mate", bot: "mate", matches: 3, before: 1, level: 0, behind: 2 },
      { name: "Mary", bot: null, matches: 2, before: 1, level: 1, behind: 0 },
      { name: "Jack", bot: null, matches: 1, before: 1, level: 0, behind: 0 },
    ]);
  });

  it("tell of my own chair where several sat at one device", () => {
    const match = played([2, 1, 3], { mine: [1, 0] });
    expect(placeOf(match)).toBe(1);
    expect(opponents([match]).map(({ name, before }) => [name, before])).toEqual([
      ["Anne", 1],
      ["Jack", 1],
    ]);
  });

  it("count what a company has won together, wherever they sat", () => {
    const turned = played([2, 1], { ended: 9, mine: [1] }, ["Mary", "Anne"]);
    const withBot = played([1, 2, 3], { ended: 4 }, ["Anne", "Mary", "mate"]);
    expect(companies([...all, turned, withBot])).toEqual([
      { people: ["Anne", "Jack", "Mary"], matches: 2, wins: [1, 0, 0], last: 1_800_000_000 },
      { people: ["Anne", "Mary"], matches: 3, wins: [3, 1], last: 9 },
    ]);
  });
});

describe("the marks of a chart", () => {
  it("are round numbers around all values, never fewer than three", () => {
    expect(steps([3, 17, 9])).toEqual([0, 5, 10, 15, 20]);
    expect(steps([6])).toEqual([6, 7, 8]);
    expect(steps([])).toEqual([0, 1, 2]);
    expect(steps([-4, 3])).toEqual([-4, -2, 0, 2, 4]);
    expect(steps([980, 1260])).toEqual([900, 1000, 1100, 1200, 1300]);
  });
});
