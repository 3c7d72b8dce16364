import { describe, expect, it } from "vitest";
import { bundleOf, Speaker } from "../src/lib/fluent.ts";
import { firstLanguage } from "../src/lib/words.svelte.ts";

const WORDS = `
seat-0 = Blue
seat-1 = Green
a-hat = a hat
to-square = to { $square }
list-last = { $before } and { $after }
story = { $player } plays { $card } { $to } for { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
`;
const words = new Speaker(bundleOf("en", WORDS));

describe("a message", () => {
  it("is put into words, its arguments first", () => {
    const message = {
      id: "story",
      args: {
        player: { id: "seat-1" },
        card: { id: "list-last", args: { before: { id: "a-hat" }, after: "7" } },
        to: { id: "to-square", args: { square: 12 } },
        cards: 2,
      },
    };
    expect(words.say(message)).toBe("Green plays a hat and 7 to 12 for 2 cards.");
    expect(words.of(["Anne", "Zoé"]).say(message)).toContain("Zoé plays");
  });

  it("calls seats by their players' names, and bots by the game's name for the seat", () => {
    const table = words.of(["Anne", ""]);
    expect(table.seat(0)).toBe("Anne");
    expect(table.seat(1)).toBe("Green");
  });

  it("has a detail beside its head if it is a prompt, joined where both stand in one place", () => {
    const table = new Speaker(
      bundleOf(
        "en",
        "seat-0 = Blue\nprompt-x = { $player } plays.\nprompt-x-more = { $left } left.",
      ),
    );
    const message = { id: "prompt-x", args: { player: { id: "seat-0" }, left: 2 } };
    expect(table.say(message)).toBe("Blue plays.");
    expect(table.detail(message)).toBe("2 left.");
    expect(table.whole(message)).toBe("Blue plays. 2 left.");
    expect(words.detail({ id: "a-hat" })).toBe("");
    expect(words.whole({ id: "a-hat" })).toBe("a hat");
  });

  it("does not mind a name that looks like a message", () => {
    expect(words.of(["{ $x }", "<b>"]).seat(0)).toBe("{ $x }");
  });

  it("keeps a name written from right to left from turning the sentence around", () => {
    expect(words.of(["دنيا", "Zoé"]).seat(0)).toBe("\u2068دنيا\u2069");
    expect(words.of(["دنيا", "Zoé"]).seat(1)).toBe("Zoé");
  });

  it("shows its id when its words are missing", () => {
    expect(words.say({ id: "no-such-word" })).toBe("no-such-word");
    expect(words.has("no-such-word")).toBe(false);
  });

  it("has no invisible marks around its arguments", () => {
    expect(words.text("to-square", { square: 3 })).toBe("to 3");
  });

  it("takes the later of two files", () => {
    expect(new Speaker(bundleOf("fr", "a = un", "a = deux")).text("a")).toBe("deux");
  });
});

it("the first language is the one chosen before, else the browser's first that we speak", () => {
  expect(firstLanguage(["de-DE", "fr-CA", "en"], null)).toBe("fr");
  expect(firstLanguage(["fr"], "en")).toBe("en");
  expect(firstLanguage(["de"], null)).toBe("en");
  expect(firstLanguage([], "xx")).toBe("en");
});
