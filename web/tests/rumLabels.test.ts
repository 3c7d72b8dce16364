import { describe, expect, it } from "vitest";
import { type Area, apart } from "../../src/flibuste/games/rum/web/labels.ts";
import { lightsOf } from "../../src/flibuste/games/rum/web/lights.ts";
import { townOf } from "../../src/flibuste/games/rum/web/town.ts";
import type { Act, Effect, Scenery, Sight } from "../../src/flibuste/games/rum/web/types.ts";
import type { Choice } from "../src/board/handles.ts";
import seen from "./rumSeen.json";

/** Around the captain, where players found prices under him and under each other. */
const PLACES = seen.map(({ squares, alleys, view, ways }) => ({
  scenery: { plates: [], squares, alleys, rendezvous: {} } as unknown as Scenery,
  view: view as unknown as Sight,
  lit: ways.map(({ alley, ...effect }) => {
    const take = [`alley:${alley}`];
    const choice = { act: { type: "Move", alley }, label: { id: "act-move" }, take, goal: take };
    return { ...choice, effect: { ...effect, alleys: [alley] }, main: false };
  }) as unknown as Choice<Act, Effect>[],
}));
const SIZES = [
  { price: 0.8, tag: 1, few: null }, // a phone, from near
  { price: 0.8, tag: 1.07, few: null }, // a desk
];

describe("what is written on the town", () => {
  for (const [nth, { scenery, view, lit }] of PLACES.entries())
    it.each(SIZES)(`lies over nothing that counts (${nth}, %o)`, (size) => {
      const town = townOf(scenery);
      const lights = lightsOf(town, lit, view, scenery, size);
      const labels = lights.flatMap(({ price, tag }) => [price, ...(tag ? [tag] : [])]);
      const there: Area[] = [...town.squares.values()].map(({ id, x, y }) =>
        id === view.captain ? { x: x + 1, y: y - 5, w: 20, h: 28 } : { x, y, w: 17, h: 17 },
      );
      expect(lights.length).toBe(lit.length);
      for (const [one, label] of labels.entries())
        for (const other of [...labels.slice(one + 1), ...there])
          expect(apart(label, other)).toBeGreaterThan(-1);
    });
});
