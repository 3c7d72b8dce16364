import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { gameSpeaker, learn, speak } from "../src/lib/words.svelte.ts";
import { byName, inNames } from "../src/room/byName.ts";
import type { Message } from "../src/wire/types.ts";

const NAMES = ["Ann", "Ben", "Cleo"];
const seat = (number: number): Message => ({ id: `seat-${number}` });

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: {} });
});
afterAll(() => vi.unstubAllGlobals());

/** In English and in French. */
async function told(game: string, message: Message, you: number | null): Promise<string[]> {
  const said: string[] = [];
  for (const language of ["en", "fr"] as const) {
    await speak(language);
    await learn(game);
    said.push(gameSpeaker(game, NAMES)?.say(byName(message, you)) ?? "");
  }
  return said;
}

describe("what happened, told to several who look together", () => {
  const won: Message = { id: "story-won", args: { player: seat(0), who: "you", points: 29 } };

  it("calls everybody by name, in both languages", async () => {
    const [english, french] = await told("plank", won, 0);
    expect(english).toBe("All cards are played: Ann wins with 29 points!");
    expect(french).toContain("Ann");
    expect(french).not.toContain("vous");
  });

  it("does so in a row of players, and deep inside a sentence", async () => {
    const row = { id: "list-last", args: { before: { id: "you" }, after: seat(2) } };
    const together: Message = { id: "story-won-together", args: { players: row, points: 20 } };
    for (const line of await told("plank", together, 1)) expect(line).toMatch(/Ben (and|et) Cleo/);
    const args = { who: "you", player: seat(1), tile: { id: "the-map" } };
    const holder = { id: "holder", args: { who: "you", player: seat(1) } };
    for (const line of await told(
      "piratoons",
      { id: "story-drop-now", args: { ...args, holder } },
      1,
    ))
      expect(line).toMatch(/Ben.*Ben/);
  });

  it("also names whom it was done to", async () => {
    const args = { player: seat(2), who: "other", target: seat(0), whom: "you" };
    for (const line of await told("mutiny", { id: "story-steal", args }, 0))
      expect(line).toMatch(/Cleo.*Ann/);
  });

  it("leaves the rest of a step as it is", () => {
    const step = { number: 7, seat: 0, story: [won] };
    expect(inNames(step, 0)).toMatchObject({ number: 7, seat: 0 });
    expect(step.story[0]?.args?.who).toBe("you");
  });
});
