import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, type Keys } from "../src/lib/api.ts";
import {
  announce,
  forgetNotices,
  hush,
  notice,
  notices,
  quiet,
  spokenLines,
} from "../src/lib/notices.svelte.ts";
import { Sitting } from "../src/room/sitting.svelte.ts";

const told = (): string[] => notices().map((one) => one.text);

beforeEach(() => {
  vi.useFakeTimers();
  hush();
});
afterEach(() => vi.useRealTimers());

describe("a notice", () => {
  it("that is still shown is renewed, not shown twice", () => {
    notice("Wrong words", true);
    vi.advanceTimersByTime(4000);
    notice("Wrong words", true);
    expect(told()).toEqual(["Wrong words"]);
    vi.advanceTimersByTime(4000);
    expect(told()).toEqual(["Wrong words"]);
    vi.advanceTimersByTime(2000);
    expect(told()).toEqual([]);
  });

  it("goes with what was taken back", () => {
    notice("Only one pawn at a time");
    forgetNotices();
    expect(told()).toEqual([]);
  });

  it("stays when its table is left; what was only spoken does not", () => {
    notice("Copied");
    announce("Anne plays a skull");
    quiet();
    expect(told()).toEqual(["Copied"]);
    expect(spokenLines()).toEqual([]);
  });
});

describe("a form that leads to a chair", () => {
  const wrong = (words: string) => () =>
    Promise.reject(new ApiError("no_table", { en: words, fr: words }));
  const keys = { table: "abc", seat: 1 } as Keys;

  it("shows what is wrong with the last try alone, and nothing once it led there", async () => {
    const seated = vi.fn();
    const form = new Sitting(seated);
    await form.try(wrong("No such words"));
    await form.try(wrong("Try again in a minute"));
    expect(form.wrong).toBe("Try again in a minute");
    await form.try(() => Promise.resolve(keys));
    expect(form.wrong).toBe("");
    expect(seated).toHaveBeenCalledWith(keys);
    expect(form.busy).toBe(false);
  });
});
