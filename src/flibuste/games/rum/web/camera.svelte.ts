import { type Area, apart } from "./labels.ts";
import { EDGE, type Point, WHOLE } from "./town.ts";

export interface Size {
  w: number;
  h: number;
}

/** What of the town is in sight: its upper left corner, and pixels for a unit. */
export interface Look extends Point {
  scale: number;
}

const ALL = WHOLE + 2 * EDGE;
const NEAR = 2.1; // pixels for a unit: an alley is 46 pixels broad to the finger
const ROOM = 30; // units around what is looked at
const MOST = 4; // pixels for a unit: no nearer
export const FAR = 1.5; // pixels for a unit: below, signs are left out and a touch comes nearer
const SLIP = 8; // pixels until a touch is a pan
/** Where the overview lies; small: folded to its button. */
export interface Corner {
  left: boolean;
  top: boolean;
  small?: boolean;
}
export const LOW: Corner = { left: false, top: false };
const CORNERS = [false, true].flatMap((top) => [false, true].map((left) => ({ left, top })));
const OVER = { w: 98, h: 138, small: 76 }; // pixels in its corner that the overview lies over
const ABOUT = 13; // units around what can be touched that belong to it

/** All of the town in the middle of its box. */
export function whole({ w, h }: Size): Look {
  const scale = Math.min(w, h) / ALL;
  return { scale, x: WHOLE / 2 - w / scale / 2, y: WHOLE / 2 - h / scale / 2 };
}

/** Some points of the town as near as they all fit, in its middle or away from the overview. */
function looksAt(points: readonly Point[], box: Size, over: Corner): Look[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM];
  const [top, bottom] = [Math.min(...ys) - ROOM, Math.max(...ys) + ROOM];
  const most = Math.min(box.w / (right - left), box.h / (bottom - top), NEAR);
  const looks: Look[] = [];
  for (let scale = most; scale >= Math.min(most, FAR); scale *= 0.94) {
    const { x, y } = centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, box);
    const aside = over.left ? Math.min(x, right - box.w / scale) : Math.max(x, left);
    const up = over.top ? Math.min(y, bottom - box.h / scale) : Math.max(y, top);
    for (const atY of [y, up])
      for (const atX of [x, aside]) looks.push(held({ x: atX, y: atY, scale }, box, over));
  }
  return looks;
}

/** Whether the overview lies over one of these. */
export function hides(over: Corner, look: Look, box: Size, things: readonly Area[]): boolean {
  const [under] = seenIn(look, box, over).busy;
  return things.some((thing) => apart(under, thing) < 0);
}

/**
 * What is to be seen, and the overview beside it: in its corner as long as the town can be moved so
 * that nothing of it is hidden, else in another one, else folded.
 */
export function settled(
  was: Corner,
  some: readonly (Point | undefined)[],
  box: Size,
): { look: Look; over: Corner } {
  const points = some.filter((point) => point !== undefined);
  if (!points.length) return { look: whole(box), over: was };
  const things = points.map(({ x, y }) => ({ x, y, w: 2 * ABOUT, h: 2 * ABOUT }));
  for (const small of [false, true])
    for (const { left, top } of [was, ...CORNERS]) {
      const over = { left, top, small };
      const look = looksAt(points, box, over).find((one) => !hides(over, one, box, things));
      if (look) return { look, over };
    }
  const over = { ...was, small: true };
  return { look: looksAt(points, box, over)[0] ?? whole(box), over };
}

/** Here, as near as a finger needs. */
export function nearer(at: Point, box: Size): Look {
  return held(centred(at, NEAR, box), box);
}

/** The place of the town at a point of its box. */
export function placeAt({ x, y, scale }: Look, at: Point): Point {
  return { x: x + at.x / scale, y: y + at.y / scale };
}

/** What is in sight, by its middle, and the corner that the overview lies over. */
export function seenIn({ x, y, scale }: Look, box: Size, { left, top, small }: Corner = LOW) {
  const [w, h] = [box.w / scale, box.h / scale];
  const [ow, oh] = [OVER.w / scale, (small ? OVER.small : OVER.h) / scale];
  const [right, low] = [left ? 0 : w - ow, top ? 0 : h - oh];
  const over: Area = { x: x + right + ow / 2, y: y + low + oh / 2, w: ow, h: oh };
  return { sight: { x: x + w / 2, y: y + h / 2, w, h }, busy: [over] as const };
}

export function centred({ x, y }: Point, scale: number, { w, h }: Size): Look {
  return { scale, x: x - w / scale / 2, y: y - h / scale / 2 };
}

/** No further out than the whole town, and beside it only as far as the overview would hide it. */
export function held(look: Look, box: Size, { left, top } = LOW): Look {
  const least = whole(box).scale;
  const scale = Math.max(least, Math.min(look.scale, Math.max(MOST, least)));
  const [cx, cy] = [look.x + box.w / look.scale / 2, look.y + box.h / look.scale / 2];
  const inside = (middle: number, half: number, over: number, before: boolean): number => {
    if (2 * half >= ALL) return WHOLE / 2;
    const [low, high] = before ? [over / scale, 0] : [0, over / scale];
    return Math.max(half - EDGE - low, Math.min(WHOLE + EDGE + high - half, middle));
  };
  const at = {
    x: inside(cx, box.w / scale / 2, OVER.w, left),
    y: inside(cy, box.h / scale / 2, OVER.h, top),
  };
  return centred(at, scale, box);
}

/** The same place of the town stays under the finger. */
export function zoomed(look: Look, at: Point, by: number, box: Size, over = LOW): Look {
  const scale = look.scale * by;
  const x = look.x + at.x / look.scale - at.x / scale;
  const y = look.y + at.y / look.scale - at.y / scale;
  return held({ scale, x, y }, box, over);
}

/** Fingers on a town that is bigger than its box: one moves it, two bring it nearer. */
export class Camera {
  /** Where a hand has led it; null: where the table leads it. */
  own = $state.raw<Look | null>(null);
  /** While fingers are on it nothing is painted anew. */
  moving = $state(false);
  readonly #at = new Map<number, Point>();
  #slipped = false;
  readonly #now: () => { look: Look; box: Size; corner: Point; over: Corner };

  constructor(now: () => { look: Look; box: Size; corner: Point; over: Corner }) {
    this.#now = now;
  }

  go(look: Look | null): void {
    this.own = look;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (!this.#at.size) this.#slipped = false;
    this.#at.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#at.get(event.pointerId);
    if (!before) return;
    const { look, box, corner, over } = this.#now();
    const after = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    if (!this.#slipped && this.#at.size === 1 && Math.hypot(dx, dy) < SLIP) return;
    this.#slipped = true;
    this.moving = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#at.set(event.pointerId, after);
    const other = [...this.#at].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      const [x, y] = [look.x - dx / look.scale, look.y - dy / look.scale];
      this.own = held({ ...look, x, y }, box, over);
      return;
    }
    const between = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    const middle = { x: (after.x + other.x) / 2 - corner.x, y: (after.y + other.y) / 2 - corner.y };
    this.own = zoomed(look, middle, between(after) / between(before), box, over);
  };

  up = (event: PointerEvent): void => {
    this.#at.delete(event.pointerId);
    if (!this.#at.size) this.moving = false;
  };

  /** The click at the end of a pan means nothing. */
  click = (event: MouseEvent): void => {
    if (!this.#slipped) return;
    this.#slipped = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
