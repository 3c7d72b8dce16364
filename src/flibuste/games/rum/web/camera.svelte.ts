import { type Area, apart } from "./lights.ts";
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
const OVER = { w: 98, h: 138 }; // pixels at the lower right that the overview lies over
/** Where the overview lies. */
export interface Corner {
  left: boolean;
  top: boolean;
}
export const LOW: Corner = { left: false, top: false };
const CORNERS = [false, true].flatMap((top) => [false, true].map((left) => ({ left, top })));
const ABOUT = 14; // units around a square that belong to it

/** All of the town in the middle of its box. */
export function whole({ w, h }: Size): Look {
  const scale = Math.min(w, h) / ALL;
  return { scale, x: WHOLE / 2 - w / scale / 2, y: WHOLE / 2 - h / scale / 2 };
}

/** Whether the overview lies over it. */
function hidden({ x, y }: Point, look: Look, box: Size): boolean {
  const right = box.w - (x + ABOUT - look.x) * look.scale;
  const below = box.h - (y + ABOUT - look.y) * look.scale;
  return right < OVER.w && below < OVER.h;
}

/** Some points of the town, as near as they all fit beside the overview. */
export function around(points: readonly Point[], box: Size): Look {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  if (!xs.length) return whole(box);
  const [left, right] = [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM];
  const [top, bottom] = [Math.min(...ys) - ROOM, Math.max(...ys) + ROOM];
  const most = Math.min(box.w / (right - left), box.h / (bottom - top), NEAR);
  const looks: Look[] = [];
  for (let scale = most; scale >= Math.min(most, FAR); scale *= 0.94) {
    const { x, y } = centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, box);
    const aside = Math.max(x, left);
    const up = Math.max(y, top);
    for (const [atX, atY] of [
      [x, y],
      [x, up],
      [aside, y],
      [aside, up],
    ] as const)
      looks.push(held({ x: atX, y: atY, scale }, box));
  }
  const rated = looks.map((look) => ({
    look,
    bad: points.filter((point) => hidden(point, look, box)).length,
  }));
  return rated.reduce((so, one) => (one.bad < so.bad ? one : so)).look;
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
export function seenIn({ x, y, scale }: Look, box: Size, { left, top }: Corner = LOW) {
  const [w, h] = [box.w / scale, box.h / scale];
  const [ow, oh] = [OVER.w / scale, OVER.h / scale];
  const [right, low] = [left ? 0 : w - ow, top ? 0 : h - oh];
  const over = { x: x + right + ow / 2, y: y + low + oh / 2, w: ow, h: oh };
  return { sight: { x: x + w / 2, y: y + h / 2, w, h }, busy: [over] };
}

/** Where the overview hides least of what counts; while it hides nothing it stays. */
export function cornerOf(was: Corner, look: Look, box: Size, things: readonly Area[]): Corner {
  const hides = (corner: Corner): number => {
    const over = seenIn(look, box, corner).busy;
    return things.filter((thing) => over.some((one) => apart(one, thing) < 0)).length;
  };
  return CORNERS.reduce((so, one) => (hides(one) < hides(so) ? one : so), was);
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
