import { galleries } from "./galleries.ts";
import { lanes } from "./lanes.ts";
import type { Plan } from "./plan.ts";

/**
 * The plan for a stage of this size. The sentence may cover `cover` pixels of its top; `open` is
 * whether Tortuga's row lies on the jetty.
 */
export function planFor(width: number, height: number, cover: number, open: boolean): Plan {
  return width > height * 1.08 ? galleries(width, height, cover, open) : lanes(width, height, open);
}
