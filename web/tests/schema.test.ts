import { describe, expect, it } from "vitest";
import { actOf, emptyValue, type Kind, kindsOf, type Schema } from "../src/lib/schema.ts";

const ACTS: Schema = {
  anyOf: [{ $ref: "#/$defs/Advance" }, { $ref: "#/$defs/EndTurn" }, { $ref: "#/$defs/Arrange" }],
  $defs: {
    Advance: {
      properties: {
        type: { enum: ["Advance"] },
        origin: { type: "integer", minimum: 0, maximum: 36 },
        symbol: { type: "string", enum: ["dagger", "hat"] },
      },
    },
    EndTurn: { properties: { type: { enum: ["EndTurn"] } } },
    Arrange: {
      properties: {
        type: { enum: ["Arrange"] },
        order: { type: "array" },
        seat: { type: "integer" },
        swap: { type: "boolean" },
        alley: { type: "string" },
      },
    },
  },
};
const kinds = kindsOf(ACTS);
const kind = (type: string): Kind => kinds.find((one) => one.type === type) as Kind;

describe("a form made from the schema of acts", () => {
  it("knows every kind of act and what it must be told", () => {
    expect(kinds.map((one) => one.type)).toEqual(["Advance", "EndTurn", "Arrange"]);
    expect(kind("Advance").fields).toEqual([
      { name: "origin", kind: "number", min: 0, max: 36 },
      { name: "symbol", kind: "choice", values: ["dagger", "hat"] },
    ]);
    expect(kind("Arrange").fields.map((field) => field.kind)).toEqual([
      "json",
      "seat",
      "choice",
      "text",
    ]);
  });

  it("makes an act of what was filled in, and of what was left as it was", () => {
    expect(actOf(kind("EndTurn"), {})).toEqual({ type: "EndTurn" });
    expect(actOf(kind("Advance"), { origin: "12" })).toEqual({
      type: "Advance",
      origin: 12,
      symbol: "dagger",
    });
    expect(actOf(kind("Arrange"), { order: '["B1a"]', swap: true, alley: "1.i0" })).toEqual({
      type: "Arrange",
      order: ["B1a"],
      seat: 0,
      swap: true,
      alley: "1.i0",
    });
  });

  it("makes none of what cannot be read", () => {
    expect(actOf(kind("Advance"), { origin: "" })).toBeNull();
    expect(actOf(kind("Advance"), { origin: "many" })).toBeNull();
    expect(actOf(kind("Arrange"), { order: "[" })).toBeNull();
  });

  it("takes a schema with one kind and no union", () => {
    const alone = kindsOf({ properties: { type: { enum: ["Pass"] } } });
    expect(alone).toEqual([{ type: "Pass", fields: [] }]);
    expect(emptyValue({ name: "x", kind: "number", min: null, max: null })).toBe(0);
  });
});
