import { describe, expect, it } from "vitest";
import { routeOf } from "../src/lib/router.ts";

function at(address: string) {
  return routeOf(new URL(address, "http://flibuste.test"));
}

describe("the addresses of the page", () => {
  it("are lobby, new table, my matches, table, replay, lesson and rules", () => {
    expect(at("/")).toEqual({ at: "lobby" });
    expect(at("/new")).toEqual({ at: "new", game: null });
    expect(at("/new?game=plank")).toEqual({ at: "new", game: "plank" });
    expect(at("/matches")).toEqual({ at: "matches" });
    expect(at("/ratings?game=plank")).toEqual({ at: "ratings", game: "plank" });
    expect(at("/t/abc123")).toEqual({ at: "table", table: "abc123" });
    expect(at("/r/abc123?step=4&seat=1")).toEqual({ at: "replay", code: "abc123" });
    expect(at("/r/rum.1.2..s3.Ab_-.AAAAAA")).toEqual({
      at: "replay",
      code: "rum.1.2..s3.Ab_-.AAAAAA",
    });
    expect(at("/learn/cartagena")).toEqual({ at: "learn", game: "cartagena" });
    expect(at("/rules/rum")).toEqual({ at: "rules", game: "rum", rule: null });
    expect(at("/rules/cartagena#C9")).toEqual({ at: "rules", game: "cartagena", rule: "C9" });
  });

  it("keep the four words behind a table's address out of its name", () => {
    expect(at("/t/abc#jaguar-bravo-chef-toucan")).toEqual({ at: "table", table: "abc" });
  });

  it("lead nowhere if nobody knows them, however they are written", () => {
    for (const address of ["/t", "/learn", "/x", "/t/a/b", "/rules", "/new/cartagena", "/%"]) {
      expect(at(address)).toEqual({ at: "nowhere" });
    }
    expect(routeOf({ pathname: "/t/%zz", search: "", hash: "" })).toEqual({
      at: "table",
      table: "%zz",
    });
  });
});
