import { describe, expect, it } from "vitest";
import { lookerOf } from "../src/end/sayings.ts";
import { around, chair, forFriends, resized } from "../src/lobby/chairs.ts";
import { freshName } from "../src/lobby/names.ts";

describe("who sits down", () => {
  it("keeps a name that nobody has here, else is offered a pirate's", () => {
    expect(freshName("Jo", ["Ana"], "Anne, Jack")).toBe("Jo");
    expect(freshName("", ["Ana"], "Anne, Jack")).toBe("Anne");
    expect(freshName("jo", ["Jo", "anne"], "Anne, Jack")).toBe("Jack");
    expect(freshName("Jo", ["Jo", "Anne"], "Anne")).toBe("Jo"); // the server tells them apart
  });

  it("comes by a link or sits around this device, and so does who comes later", () => {
    const kinds = (chairs: { kind: string }[]): string => chairs.map(({ kind }) => kind).join(" ");
    const here = around([...forFriends(2), chair("bot")], "here");
    expect(kinds(here)).toBe("me here bot");
    expect(kinds(resized(here, 4))).toBe("me here bot here");
    expect(kinds(around(here, "link"))).toBe("me open bot");
    const bots = around(here, "bots");
    expect(kinds(resized(bots, 4))).toBe("me bot bot bot");
    expect(kinds(around(bots, "link"))).toBe("me open open");
  });

  it("is spoken to alone: several around one device go by their names", () => {
    expect(lookerOf([2])).toBe(2);
    expect(lookerOf([0, 1])).toBe("all");
    expect(lookerOf([])).toBeNull();
  });
});
