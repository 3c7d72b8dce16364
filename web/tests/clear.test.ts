import { describe, expect, it } from "vitest";
import { clearOf } from "../src/room/clear.ts";

const box = (top: number, bottom: number, left = 0, right = 360) => ({ left, right, top, bottom });
const note = box(60, 230);

describe("a note over the table", () => {
  it("stays where it is when it hides nothing that it points at", () => {
    expect(clearOf(note, [box(300, 350), box(560, 640)], 660)).toBe(0);
  });

  it("goes below what it would hide, and above the hand that it points at too", () => {
    const down = clearOf(
      note,
      [box(150, 200, 100, 260), box(205, 250, 300, 360), box(560, 640)],
      660,
    );
    expect(note.top + down).toBeGreaterThanOrEqual(250);
    expect(note.bottom + down).toBeLessThanOrEqual(560);
  });

  it("goes no further than it must", () => {
    expect(clearOf(note, [box(150, 200)], 660)).toBe(200 + 6 - note.top);
  });

  it("does not mind what lies beside it", () => {
    expect(clearOf(note, [box(150, 200, 400, 500)], 660)).toBe(0);
  });

  it("hides as little as can be where there is no room", () => {
    expect(clearOf(note, [box(70, 120), box(250, 300)], 310)).toBe(250 - 6 - 230);
    expect(clearOf(note, [box(60, 230)], 235)).toBe(0);
  });
});
