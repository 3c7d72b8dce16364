import { describe, expect, it } from "vitest";
import { handOf } from "../src/room/chair.ts";

describe("a friend's link", () => {
  it("has the key to one hand behind it", () => {
    expect(handOf("abc", "#hand.k3v2dq2v")).toMatchObject({ table: "abc", token: "hand.k3v2dq2v" });
  });

  it("is nothing else: four words lead to a chair of one's own", () => {
    for (const hash of ["", "#hand.", "#muscle-jaguar-option-pastel", "#hand.a b", "#xhand.a"])
      expect(handOf("abc", hash)).toBeNull();
  });
});
