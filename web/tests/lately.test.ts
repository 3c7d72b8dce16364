import { describe, expect, it } from "vitest";
import { LATELY, Lately } from "../src/board/lately.svelte.ts";

/** A board with a clock moved by hand. */
function board() {
  const timers: { at: number; then: () => void }[] = [];
  let now = 0;
  let leave = (): void => {};
  const path = new Lately<string>(
    (milliseconds, then) => {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    (then) => {
      leave = then;
    },
  );
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const timer of timers.filter((one) => one.at <= now)) timer.then();
  };
  return { path, pass, leave: () => leave(), timers };
}

describe("what happened last", () => {
  it("stays for three seconds", () => {
    const { path, pass } = board();
    path.tell("5 to 9");
    pass(LATELY - 1);
    expect(path.value).toBe("5 to 9");
    pass(1);
    expect(path.value).toBeNull();
  });

  it("makes way for the next step, which has its own three seconds", () => {
    const { path, pass } = board();
    path.tell("5 to 9");
    pass(2000);
    path.tell("9 to 12");
    pass(2000);
    expect(path.value).toBe("9 to 12");
    path.tell(null);
    expect(path.value).toBeNull();
  });

  it("leaves nothing behind when the board goes", () => {
    const { path, leave, timers } = board();
    path.tell("5 to 9");
    expect(timers).toHaveLength(1);
    leave();
    expect(timers).toHaveLength(0);
  });
});
