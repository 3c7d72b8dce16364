/** How the ship is laid out: by the board's own box, never by the window. */
export type Shape = "phone" | "tablet" | "wide" | "low";

export interface Layout {
  shape: Shape;
  /** Pixels of the one unit that all sizes are made of: 16 where the picture was drawn. */
  unit: number;
}

const LEAST = 11;
const MOST = 26;
/** The box for which each shape was drawn: with it the unit is 16. */
const DRAWN: Record<Shape, readonly [number, number]> = {
  phone: [360, 540],
  tablet: [820, 900],
  wide: [1120, 850],
  low: [500, 350],
};

export function shapeOf(width: number, height: number): Shape {
  if (height < 430 && width > height) return "low";
  if (width < 600) return "phone";
  return width > height * 1.12 ? "wide" : "tablet";
}

export function layoutOf(width: number, height: number): Layout {
  const shape = shapeOf(width, height);
  const [wide, high] = DRAWN[shape];
  const fits = 16 * Math.min(width / wide, height / high);
  return { shape, unit: Math.round(Math.max(LEAST, Math.min(MOST, fits)) * 10) / 10 };
}
