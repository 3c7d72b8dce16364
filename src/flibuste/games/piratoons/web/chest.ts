import type { Scenery } from "./types.ts";

/** Pawns that lie on one another, from the bottom: where, and whose. */
export interface Heap {
  x: number;
  y: number;
  seats: number[];
  counts: boolean;
}

export function heaps(
  pawns: readonly (readonly { x: number; y: number; place: string | null }[])[],
): Heap[] {
  const found = new Map<string, Heap>();
  pawns.forEach((own, seat) => {
    for (const { x, y, place } of own) {
      const key = `${x} ${y} ${place}`;
      const heap = found.get(key) ?? { x, y, seats: [], counts: place !== null };
      heap.seats.push(seat);
      found.set(key, heap);
    }
  });
  return [...found.values()];
}

/** The point of the chest under a pointer, in its own units. */
export function pointOf(
  svg: SVGSVGElement,
  event: { clientX: number; clientY: number },
  { width, height }: Scenery,
): {
  x: number;
  y: number;
} {
  const box = svg.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.left + (box.width - width * scale) / 2;
  const top = box.top + (box.height - height * scale) / 2;
  const within = (value: number, most: number): number =>
    Math.max(0, Math.min(most - 1, Math.floor(value)));
  return {
    x: within((event.clientX - left) / scale, width),
    y: within((event.clientY - top) / scale, height),
  };
}
