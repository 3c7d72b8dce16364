import { describe, expect, it } from "vitest";
import { pause, StepQueue, USUAL } from "../src/lib/steps.ts";

/** A clock moved by hand, and what was shown when. */
function stage() {
  const shown: string[] = [];
  const timers: { at: number; then: () => void }[] = [];
  let now = 0;
  let settled = 0;
  let unseen = false;
  let speed = 1;
  const queue = new StepQueue<string>({
    show: (step) => shown.push(step),
    settled: () => settled++,
    unseen: () => unseen,
    sort: (step) =>
      step.startsWith("luck") ? "lucky" : step.startsWith("hit") ? "result" : "told",
    tempo: (step) => ({ ...USUAL, speed: step === "mine" ? 1 : speed }),
    now: () => now,
    wait: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  return {
    queue,
    shown,
    settled: () => settled,
    hide: () => {
      unseen = true;
    },
    hasten: (wanted: number) => {
      speed = wanted;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const timer of timers.filter((one) => one.at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.then();
      }
    },
  };
}

describe("steps", () => {
  it("that concern me wait to be read, however many follow, and a touch goes on", () => {
    const { queue, shown, pass } = stage();
    for (const step of ["hit", "b", "c"]) queue.push(step);
    queue.hasten(); // the second touch of a double tap
    pass(2199);
    expect(shown).toEqual(["hit"]);
    queue.hasten();
    expect(shown).toEqual(["hit", "b"]);
    queue.hasten(); // nothing is held now
    expect(shown).toEqual(["hit", "b"]);
  });

  it("wait while something lies over the table, until it is let go or all is skipped", () => {
    const { queue, shown, pass } = stage();
    queue.push("a");
    const letGo = queue.stand();
    queue.push("b");
    pass(60_000);
    queue.hasten();
    expect(shown).toEqual(["a"]);
    letGo();
    expect(shown).toEqual(["a", "b"]);
    queue.stand();
    queue.push("c");
    pass(60_000);
    expect(shown).toEqual(["a", "b"]);
    queue.skip();
    queue.push("d");
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });

  it("that are scenes take the time of each beat, whoever waits", () => {
    const fall = { ...USUAL, beats: 3 };
    expect(pause(0, "scene", fall)).toBe(3 * pause(0, "moving"));
    expect(pause(9, "scene", fall)).toBe(pause(0, "scene", fall));
    expect(pause(0, "scene", { ...fall, speed: 4 })).toBe(pause(0, "scene", fall) / 4);
  });

  it("that are events are seen first and read then", () => {
    const seen = pause(0, "event") / 2;
    const told = pause(0, "event", { ...USUAL, letters: 80 });
    expect(told - seen).toBeGreaterThan(pause(0, "told", { ...USUAL, letters: 80 }));
    expect(pause(0, "event", { ...USUAL, letters: 80, speed: 2 })).toBe(Math.round(told / 2));
    expect(pause(0, "event", { ...USUAL, speed: Number.POSITIVE_INFINITY })).toBe(0);
  });

  it("are shown at once when none is being looked at, then one by one", () => {
    const { queue, shown, pass, settled } = stage();
    for (const step of ["a", "b", "c"]) queue.push(step);
    expect(shown).toEqual(["a"]);
    pass(549);
    expect(shown).toEqual(["a"]);
    pass(1);
    expect(shown).toEqual(["a", "b"]);
    expect(queue.waiting).toBe(1);
    pass(600);
    expect(shown).toEqual(["a", "b", "c"]);
    expect(settled()).toBe(2); // after a, when nothing else had come, and after c
  });

  it("go faster the more of them wait, and luck takes longer", () => {
    expect(pause(0, "told")).toBe(550);
    expect(pause(3, "told")).toBe(275);
    expect(pause(100, "told")).toBe(80);
    expect(pause(0, "moving")).toBeGreaterThan(550);
    expect(pause(0, "lucky")).toBe(1100);
    expect(pause(0, "silent")).toBe(0);
    expect(pause(5, "event")).toBe(pause(0, "event"));
  });

  it("take as long as somebody wishes", () => {
    const at = (speed: number, still = false) => pause(0, "told", { speed, still });
    expect([0.5, 1, 2, 4].map((speed) => at(speed))).toEqual([1100, 550, 275, 138]);
    expect(at(Number.POSITIVE_INFINITY)).toBe(0);
    // What nothing moves for has to be read.
    expect([1, 2, 4].map((speed) => at(speed, true))).toEqual([550, 450, 450]);
    expect(at(Number.POSITIVE_INFINITY, true)).toBe(0);
  });

  it("wait for none that take no time, but for one that does", () => {
    const { queue, shown, pass, hasten, settled } = stage();
    hasten(Number.POSITIVE_INFINITY);
    for (const step of ["mine", "a", "b"]) queue.push(step);
    expect(shown).toEqual(["mine"]);
    pass(600);
    expect(shown).toEqual(["mine", "a", "b"]);
    expect(settled()).toBe(2);
    queue.push("c"); // nothing is being looked at
    expect(shown.at(-1)).toBe("c");
  });

  it("are looked at for as long as it takes to read them, as fast as is wished", () => {
    const told = { ...USUAL, letters: 50 };
    expect(pause(0, "told", told)).toBe(1200);
    expect(pause(0, "told", { ...told, speed: 2 })).toBe(600);
    expect(pause(0, "told", { ...told, speed: Number.POSITIVE_INFINITY })).toBe(0);
    expect(pause(9, "told", told)).toBe(900); // however many wait
    expect(pause(0, "told", { ...told, letters: 5000 })).toBe(2600);
    expect(pause(0, "silent", told)).toBe(0);
  });

  it("are all shown when somebody taps, and the next one comes at once", () => {
    const { queue, shown, settled } = stage();
    for (const step of ["a", "b", "c"]) queue.push(step);
    queue.skip();
    expect(shown).toEqual(["a", "b", "c"]);
    expect(settled()).toBe(2);
    queue.push("d");
    expect(shown.at(-1)).toBe("d");
  });

  it("are skipped up to what concerns me: that is read, and the next tap goes on", () => {
    const { queue, shown, pass, settled } = stage();
    for (const step of ["a", "b", "hit", "c", "d"]) queue.push(step);
    queue.skip();
    expect(shown).toEqual(["a", "b", "hit"]);
    pass(2199);
    expect([shown.at(-1), queue.waiting, settled()]).toEqual(["hit", 2, 1]);
    queue.skip();
    expect(shown).toEqual(["a", "b", "hit", "c", "d"]);
    expect(settled()).toBe(2);
  });

  it("are skipped in one tap however many of them concern me: the last of these is read", () => {
    const { queue, shown } = stage();
    for (const step of ["a", "hit", "b", "hit", "c"]) queue.push(step);
    queue.skip();
    expect(shown).toEqual(["a", "hit", "b", "hit"]);
    queue.skip();
    expect(shown).toEqual(["a", "hit", "b", "hit", "c"]);
  });

  it("take no time while nobody can see them", () => {
    const { queue, shown, hide } = stage();
    hide();
    for (const step of ["a", "b", "c"]) queue.push(step);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("are forgotten when the whole table is shown anew", () => {
    const { queue, shown, pass } = stage();
    queue.push("a");
    queue.push("b");
    queue.clear();
    pass(5_000);
    expect(shown).toEqual(["a"]);
    queue.push("c");
    expect(shown).toEqual(["a", "c"]);
  });
});
