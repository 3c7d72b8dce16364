import { beforeAll, describe, expect, it } from "vitest";
import pirates from "../../src/flibuste/room/pirates.py?raw";
import { faceOf, facesOf, WOMEN } from "../src/lib/faces.ts";
import { speak } from "../src/lib/words.svelte.ts";
import { BOTS, botName, botOf, PERSONAS, USUAL_BOT } from "../src/lobby/bots.ts";
import { placed, roomFor } from "../src/room/remark.ts";

const words = import.meta.glob<string>("../src/words/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak("en");
});

describe("a bot", () => {
  it("is called by its level and its character", () => {
    expect(botName("sailor+bold")).toBe("Sailor, daredevil");
    expect(botName("random")).toBe("Parrot");
    expect(botName("mate:20")).toBe("mate:20"); // a program asked for it, and there is no word
    expect(botName(null)).toBe("");
  });

  it("is asked for with any character, or with this one", () => {
    expect([botOf("captain"), botOf("captain", "miser"), botOf("random")]).toEqual([
      "captain+any",
      "captain+miser",
      "random",
    ]);
    expect(BOTS.map((level) => botOf(level))).toContain(USUAL_BOT);
  });

  it("has words in both languages", () => {
    for (const language of ["en", "fr"]) {
      const own = Object.entries(words).filter(([path]) => path.endsWith(`/${language}.ftl`));
      const text = own.map(([, one]) => one).join("\n");
      for (const level of BOTS) expect(text).toMatch(new RegExp(`^level-${level} = .+`, "m"));
      for (const one of PERSONAS) expect(text).toMatch(new RegExp(`^persona-${one} = .+`, "m"));
    }
  });

  it("has the face that goes with its name: the server has the same six", () => {
    const names = ["Nestor", "Barnabé", "Perrine", "Zéphyrin", "Gaspard", "Melchior"];
    expect(names.map(faceOf)).toEqual([3, 1, 2, 5, 4, 6]);
  });

  it("has no beard if it is a woman of our crew, and its own face while that is free", () => {
    const crew = [...pirates.matchAll(/"(\p{Lu}\p{Ll}+)"/gu)].map(([, name]) => name);
    expect(crew).toEqual(expect.arrayContaining([...WOMEN]));
    for (const name of WOMEN) expect([2, 4]).toContain(faceOf(name));
    expect(faceOf("Pélagie 2")).toBe(faceOf("Pélagie"));
    expect(facesOf(["Cyprien", "Pélagie", "Sidonie"])[0]).toBe(1);
    const five = facesOf(["Ysoline", "Pélagie", "Sidonie", "Rosalba", "Eulalie"]);
    expect(new Set(five).size).toBe(5);
    expect(five).not.toContain(1);
  });
});

describe("a remark", () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  const bubble = box(0, 0, 200, 50);

  it("lies over the words of the log where panels stand in a column, and over no tab", () => {
    const beside = box(20, 50, 800, 70);
    const panel = box(1190, 100, 240, 70);
    const log = box(1200, 350, 220, 400);
    expect(placed(panel, bubble, beside, 1440, { log })).toEqual({ left: 1200, top: 350 });
    const long = box(0, 0, 280, 60);
    expect(placed(panel, long, beside, 1440, { log })).toEqual({ left: 1154, top: 350 });
  });

  it("covers no move of the list that lies there instead of the log", () => {
    const beside = box(20, 50, 800, 70);
    const panel = box(1190, 100, 240, 70);
    const away = box(1200, 700, 220, 1);
    expect(placed(panel, bubble, beside, 1440, { log: away })).toEqual({ left: 984, top: 50 });
  });

  it("of a bot is not heard on a phone while the sentence under it is needed", () => {
    const others = { myTurn: false, phase: "running" };
    for (const screen of ["phone", "low"]) {
      expect(roomFor(screen, others, false)).toBe("sentence");
      expect(roomFor(screen, { ...others, myTurn: true }, false)).toBe("slot");
      expect(roomFor(screen, { ...others, myTurn: true }, true)).toBe(null);
      expect(roomFor(screen, { ...others, phase: "over" }, false)).toBe(null);
    }
    expect(roomFor("tablet", { myTurn: true, phase: "over" }, true)).toBe("sentence");
  });

  it("stands beside its panel", () => {
    const beside = box(20, 50, 800, 70);
    expect(placed(box(10, 100, 240, 70), bubble, beside, 1440)).toEqual({ left: 256, top: 110 });
  });

  it("lies over the sentence's detail where panels stand above it: over no score, tool, head or board", () => {
    const upright = box(4, 70, 352, 85);
    const line = box(14, 74, 270, 77); // beside it stands a tool
    for (const panel of [box(4, 4, 110, 60), box(240, 4, 110, 60)])
      expect(placed(panel, bubble, upright, 360, { line })).toEqual({ left: 84, top: 102 });
    const lying = box(514, 122, 220, 120);
    const own = box(524, 126, 200, 112);
    const short = box(0, 0, 190, 50);
    expect(placed(box(514, 63, 107, 53), short, lying, 740, { line: own })).toEqual({
      left: 534,
      top: 189,
    });
  });
});
