import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { doubts, gilded, linesOf, placesOf, timing } from "../src/end/places.ts";
import { aloud, sayings } from "../src/end/sayings.ts";
import { bundleOf, LANGUAGES, Speaker } from "../src/lib/fluent.ts";
import { speak, t, withMore } from "../src/lib/words.svelte.ts";

const ended = (scores: number[], ranks: number[] | null) => ({
  scores,
  ranks,
  tally: scores.map((score) => ({ boat: score })),
});
const eye = (scores: number[], ranks: number[] | null) =>
  placesOf(ended(scores, ranks))
    .toSorted((one, other) => one.column - other.column)
    .map(({ seat }) => seat);

describe("the podium", () => {
  it("is a list from the first to the last, and the eye sees the second left of the first", () => {
    const places = placesOf(ended([18, 20, 25, 29], [4, 3, 2, 1]));
    expect(places.map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    expect(places.map(({ height }) => height)).toEqual([8.6, 7, 5.8, 5.2]);
    expect(eye([18, 20, 25, 29], [4, 3, 2, 1])).toEqual([2, 3, 1, 0]);
  });

  it("lets equal ranks stand equally high, and crowns each who shares the first", () => {
    const places = placesOf(ended([9, 9, 4], [1, 1, 3]));
    expect(places.map(({ height }) => height)).toEqual([8.6, 8.6, 5.8]);
    expect(places.map(({ won }) => won)).toEqual([true, true, false]);
    expect(places.map(({ shared }) => shared)).toEqual([true, true, false]);
  });

  it("has no winner where nobody wins", () => {
    const places = placesOf(ended([4, 6, 5], [2, 2, 2]));
    expect(places.some(({ won }) => won)).toBe(false);
    expect(new Set(places.map(({ height }) => height)).size).toBe(1);
    expect(eye([4, 6, 5], [2, 2, 2])).toEqual([1, 2, 0]);
  });

  it("has no places at all in a match that was stopped: everybody by seat, on one level", () => {
    const places = placesOf(ended([2, 7, 3], null));
    expect(places.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ]);
    expect(eye([2, 7, 3], null)).toEqual([0, 1, 2]);
    expect(places.some(({ shared }) => shared)).toBe(false);
  });

  it("has room for six", () => {
    const places = placesOf(ended([6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6]));
    expect(eye([6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6])).toEqual([1, 0, 2, 3, 4, 5]);
    expect(places.at(-1)?.height).toBeLessThan(places.at(-2)?.height ?? 0);
  });
});

describe("what wants a word of why", () => {
  it("is equal scores in different places, or different scores in one", () => {
    expect(doubts(placesOf(ended([6, 6], [1, 2])))).toEqual({ tied: true, unlike: false });
    expect(doubts(placesOf(ended([6, 1, 2], [1, 2, 2])))).toEqual({ tied: false, unlike: true });
    expect(doubts(placesOf(ended([6, 4], [1, 2])))).toEqual({ tied: false, unlike: false });
    expect(doubts(placesOf(ended([6, 4], [2, 2])))).toEqual({ tied: false, unlike: false });
    expect(doubts(placesOf(ended([6, 4], null)))).toEqual({ tied: false, unlike: false });
    expect(doubts(placesOf(ended([6, 7], [1, 2])))).toEqual({ tied: true, unlike: false });
  });
});

describe("the count", () => {
  it("gilds who has won, who need not have the most", () => {
    expect(gilded(ended([6, 7], [1, 2]))).toEqual([0]);
    expect(gilded(ended([6, 7, 6], [1, 3, 1]))).toEqual([0, 2]);
    expect(gilded(ended([6, 7], [2, 2]))).toEqual([]);
    expect(gilded(ended([6, 7], null))).toEqual([1]);
  });

  it("has each line once, in the game's order", () => {
    const tally = [
      { fallen: 1, plank: 2 },
      { fallen: 3, plank: 0, captain: 2 },
    ];
    expect(linesOf({ scores: [3, 5], ranks: [2, 1], tally })).toEqual([
      "fallen",
      "plank",
      "captain",
    ]);
  });

  it("is told in its time, however long it is, and after the game's own celebration", () => {
    const short = timing(4, 3, false);
    const long = timing(8, 6, false);
    expect(short.late).toBeLessThan(4);
    expect(long.late).toBeLessThan(5.5);
    expect(short.crowned).toBeGreaterThan(short.late + 1); // the last cask stands
    expect(timing(4, 3, true).begin).toBeGreaterThan(2);
    expect(timing(4, 3, true).late - short.late).toBeCloseTo(timing(4, 3, true).begin);
  });
});

it("is said aloud with one stop after its head", () => {
  expect(aloud({ head: "You win!", detail: "Well sailed." })).toBe("You win! Well sailed.");
  expect(aloud({ head: "Vous gagnez\u202f!", detail: "Bravo." })).toBe("Vous gagnez\u202f! Bravo.");
  expect(aloud({ head: "Anne wins", detail: "Well sailed." })).toBe("Anne wins. Well sailed.");
});

describe("who has lost", () => {
  const lost = (matches: number) => ({
    ...ended([4, 9, 6], [3, 1, 2]),
    code: "",
    series: { matches, wins: [0, 1, 0] },
  });
  const words = new Speaker(bundleOf("en"), ["Anne", "Jack", "Zoé"]);

  it.each(LANGUAGES)("hears another kind word from one match to the next (%s)", async (one) => {
    vi.stubGlobal("document", { documentElement: {} });
    await withMore(Promise.resolve());
    await speak(one);
    const stopped = { ...ended([0, 0], null), code: "x", series: null };
    const taught = [900, 1100].map((after) => ({ before: 1000, after, matches: 1 }));
    expect(sayings(stopped, 0, words).detail).toBe(t("end-stopped-well"));
    const rated = sayings({ ...stopped, ratings: taught }, 0, words).detail;
    expect(rated).toBe(t("end-stopped-rated"));
    expect(sayings(lost(0), null, words).detail).toBe(t("end-thanks"));
    expect(sayings(lost(0), "all", words).detail).toBe(t("end-well-all")); // who played is no watcher
    const told = [0, 1, 2, 3, 4].map((matches) => sayings(lost(matches), 0, words).detail);
    expect(new Set(told).size).toBe(4);
    expect(told[4]).toBe(told[0]);
    for (const text of told) expect(text).toContain(one === "fr" ? "troisième" : "third");
  });

  it("shares no place where only winning counts, in the game's own words", async () => {
    await speak("en");
    const game = bundleOf("en");
    game.addResource(new FluentResource("end-not-won = Only winning counts. { $kind }"));
    const own = new Speaker(game, ["Anne", "Jack", "Zoé"]);
    const many = { ...ended([8, 9, 12], [2, 2, 1]), code: "", series: null };
    expect(sayings(many, 0, words).detail).toContain("second");
    expect(sayings(many, 0, own).detail).toBe("Only winning counts. The wind will turn!");
    expect(sayings(many, 2, own).detail).not.toContain("Only winning");
  });
});
