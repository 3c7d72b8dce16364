import { beforeEach, describe, expect, it, vi } from "vitest";
import { Newest } from "../src/lib/newest.svelte.ts";

/** A list of 100 pixels in sight of as many as it has. */
class List extends EventTarget {
  clientHeight = 100;
  scrollTop = 0;
  scrollHeight = 100;

  grow(pixels: number): void {
    this.scrollHeight += pixels;
  }

  scroll(to: number): void {
    this.scrollTop = to;
    this.dispatchEvent(new Event("scroll"));
  }

  get atEnd(): boolean {
    return this.scrollTop >= this.scrollHeight - this.clientHeight;
  }
}

function read(): { list: List; newest: Newest } {
  const list = new List();
  const newest = new Newest();
  newest.keep(list as unknown as HTMLElement);
  return { list, newest };
}

describe("a list that grows", () => {
  beforeEach(() => {
    class Observer {
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("MutationObserver", Observer);
  });

  it("keeps the newest in sight", () => {
    const { list, newest } = read();
    list.grow(300);
    newest.grown();
    expect(list.atEnd).toBe(true);
    expect(newest.away).toBe(false);
  });

  it("never takes away who has scrolled back, and shows the way to the present", () => {
    const { list, newest } = read();
    list.grow(300);
    newest.grown();
    list.scroll(300);
    list.scroll(40);
    expect(newest.away).toBe(true);
    for (let more = 0; more < 5; more += 1) {
      list.grow(50);
      newest.grown();
      expect(list.scrollTop).toBe(40);
    }
    newest.show();
    expect(list.atEnd).toBe(true);
    list.grow(50);
    newest.grown();
    expect(list.atEnd).toBe(true);
  });

  it("takes nobody for a reader of what was because it has grown meanwhile", () => {
    const { list, newest } = read();
    list.grow(300);
    newest.grown();
    list.grow(200);
    list.scroll(300); // of the first growth, heard after the second
    expect(newest.away).toBe(false);
    newest.grown();
    expect(list.atEnd).toBe(true);
  });

  it("follows again who scrolls to the end by hand", () => {
    const { list, newest } = read();
    list.grow(300);
    newest.grown();
    list.scroll(300);
    list.scroll(0);
    list.scroll(290);
    expect(newest.away).toBe(false);
    list.grow(50);
    newest.grown();
    expect(list.atEnd).toBe(true);
  });
});
