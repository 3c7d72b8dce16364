/** The chest as it is drawn: the plane of T32, rim and bars included. */
export const WIDTH = 172;
export const HEIGHT = 112;
export const PAWN = 5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const rows: readonly number[] = [4, 40, 76];
const small = (x: number, y: number): Box => ({ x, y, width: 32, height: 32 });
const tall = (x: number): Box => ({ x, y: 4, width: 28, height: 104 });

export const PLACES: readonly (readonly [string, Box])[] = [
  ...rows.map((y, index) => [`E${index + 1}`, small(4, y)] as const),
  ...[40, 72, 104].map((x, index) => [`S${index + 1}`, tall(x)] as const),
  ...rows.map((y, index) => [`E${index + 4}`, small(136, y)] as const),
];

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
): {
  x: number;
  y: number;
} {
  const box = svg.getBoundingClientRect();
  const scale = Math.min(box.width / WIDTH, box.height / HEIGHT);
  const left = box.left + (box.width - WIDTH * scale) / 2;
  const top = box.top + (box.height - HEIGHT * scale) / 2;
  const within = (value: number, most: number): number =>
    Math.max(0, Math.min(most - 1, Math.floor(value)));
  return {
    x: within((event.clientX - left) / scale, WIDTH),
    y: within((event.clientY - top) / scale, HEIGHT),
  };
}
