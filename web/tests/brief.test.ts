import { expect, test } from "vitest";
import { inBrief } from "../src/lib/brief.ts";

const CHOSEN = "Anne picks the blue 2.";
const PLACED = "On the plank, from the ship outwards: the blue 2 and the red 4.";
const BEGINS = "Jack begins.";

test("all sentences are told where they have room", () => {
  expect(inBrief([CHOSEN, PLACED, BEGINS], 120)).toBe(`${CHOSEN} ${PLACED} ${BEGINS}`);
});

test("the longest are kept, in their order, and none of them is cut", () => {
  expect(inBrief([CHOSEN, PLACED, BEGINS], 80)).toBe(`${PLACED} ${BEGINS}`);
});

test("something is told however little room there is", () => {
  expect(inBrief([CHOSEN, PLACED, BEGINS], 5)).toBe(PLACED);
  expect(inBrief([], 5)).toBe("");
});
