/** Where everything is, in real pixels, from the size of the board alone. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Kind = "wide" | "tall" | "phone" | "low";

export interface Layout {
  kind: Kind;
  /** The picture of the town, to its edges. */
  town: Box;
  /** Ship, beds, tiles and stacks. */
  quay: Box;
  /** What is mine; null for who only looks on. */
  tray: Box | null;
  /** Where a scene is laid over the town. */
  scene: Box;
}

const LOW = 430; // pixels: a phone that lies on its side
const UNDER = 16; // pixels of the beach that lie under what is mine
const SMALL = 560; // pixels: a phone that stands

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export function layout(W: number, H: number, cover: number, mine: boolean): Layout {
  if (W > H && H < LOW) return low(W, H, cover, mine);
  if (W < SMALL) return phone(W, H, cover, mine);
  return W / H > 1.02 ? wide(W, H, cover, mine) : tall(W, H, cover, mine);
}

/** A desk: the town left, the quay right, what is mine below the town. */
function wide(W: number, H: number, cover: number, mine: boolean): Layout {
  const quay = Math.round(between(300, Math.min(W * 0.34, (H - cover) * 0.5), 520));
  const w = W - quay;
  const tray = mine ? Math.round(between(56, H * 0.085, 72)) : 0;
  const h = H - cover - tray;
  return {
    kind: "wide",
    town: { x: 0, y: cover, w, h: h + UNDER },
    quay: { x: w, y: cover, w: quay, h: H - cover },
    tray: mine ? { x: 0, y: H - tray, w, h: tray } : null,
    scene: { x: 14, y: cover + 12, w: w - 28, h: h - 24 },
  };
}

/** A tablet upright: the quay as a pier below the town. */
function tall(W: number, H: number, cover: number, mine: boolean): Layout {
  const tray = mine ? 76 : 0;
  const quay = Math.round(between(176, H * 0.24, 240));
  const h = H - cover - quay - tray;
  const scene = Math.round(Math.min((H - cover) * 0.68, 640));
  return {
    kind: "tall",
    town: { x: 0, y: cover, w: W, h },
    quay: { x: 0, y: cover + h, w: W, h: quay + UNDER },
    tray: mine ? { x: 0, y: H - tray, w: W, h: tray } : null,
    scene: { x: 14, y: H - tray - scene - 14, w: W - 28, h: scene },
  };
}

/** A phone: the quay is a strip to swipe, a scene a sheet over all but the town's upper edge. */
function phone(W: number, H: number, cover: number, mine: boolean): Layout {
  const tray = mine ? 58 : 0;
  const quay = 84;
  const h = H - cover - quay - tray;
  const top = cover + between(0, H - cover - 430, 56);
  return {
    kind: "phone",
    town: { x: 0, y: cover, w: W, h },
    quay: { x: 0, y: cover + h, w: W, h: quay },
    tray: mine ? { x: 0, y: H - tray, w: W, h: tray } : null,
    scene: { x: 0, y: top, w: W, h: H - top },
  };
}

/** A phone on its side: the town left, quay and tray one above the other at the right. */
function low(W: number, H: number, cover: number, mine: boolean): Layout {
  const side = Math.round(between(116, W * 0.26, 190));
  const w = W - side;
  const tray = mine ? 104 : 0;
  return {
    kind: "low",
    town: { x: 0, y: cover, w, h: H - cover },
    quay: { x: w, y: cover, w: side, h: H - cover - tray },
    tray: mine ? { x: w, y: H - tray, w: side, h: tray } : null,
    scene: { x: 0, y: cover, w: W, h: H - cover },
  };
}
