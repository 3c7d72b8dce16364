/** Where the parts of the plunder stand in a board of any size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface ChestLayout {
  /** Glass in the lid (upright) or beside the chest. */
  upright: boolean;
  lid: Box;
  plane: Box;
  front: Box;
  glass: Box;
  stop: Box;
}

const PLANE = 112 / 172; // of the chest's units (T32)
const GLASS = 130 / 290;
const PAD = 10;

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/**
 * The chest is as large as it can be. It depends on the size of the board alone, so nothing changes
 * its size while the glass runs.
 */
export function chestLayout(width: number, height: number, cover: number): ChestLayout {
  return width > height * 1.1 ? beside(width, height, cover) : upright(width, height);
}

/** The glass at the left, STOP on the chest's front. */
function beside(width: number, height: number, cover: number): ChestLayout {
  const top = Math.max(PAD / 2, cover);
  const column = within(56, width * 0.14, 180);
  const frontHeight = within(78, height * 0.175, 150);
  const lidHeight = within(14, height * 0.05, 46);
  const tall = height - top - lidHeight - frontHeight - PAD;
  const w = Math.min(width - column - 3 * PAD, tall / PLANE);
  const h = w * PLANE;
  const left = (width - column - PAD - w) / 2;
  const x = left + column + PAD;
  const y = top + lidHeight + (tall - h) / 2;
  const glassWidth = Math.min(column, (h + lidHeight) * 0.8 * GLASS);
  const glassHeight = glassWidth / GLASS;
  const stopWidth = within(172, w * 0.32, 290); // in beats two plates share it, with words
  return {
    upright: false,
    lid: { x: x + 12, y: y - lidHeight, w: w - 24, h: lidHeight },
    plane: { x, y, w, h },
    front: { x: x + 10, y: y + h, w: w - 20, h: frontHeight },
    glass: {
      x: left + (column - glassWidth) / 2,
      y: y + (h - glassHeight) / 2,
      ...{ w: glassWidth, h: glassHeight },
    },
    stop: {
      x: x + w - 20 - stopWidth,
      y: y + h + 8,
      ...{ w: stopWidth, h: frontHeight - 18 },
    },
  };
}

/** The glass in the lid, STOP below the chest, under the thumb. */
function upright(width: number, height: number): ChestLayout {
  const stopHeight = within(64, height * 0.15, 150);
  const others = Math.max(150, height * 0.26); // lid and front
  const w = Math.min(width - 16, (height - stopHeight - others) / PLANE);
  const h = w * PLANE;
  const rest = height - h - stopHeight - 2 * PAD;
  const frontHeight = within(62, rest * 0.42, 200);
  const lidHeight = rest - frontHeight;
  const x = (width - w) / 2;
  const y = PAD / 2 + lidHeight;
  const glassHeight = Math.min(lidHeight - 12, 290);
  return {
    upright: true,
    lid: { x: x + 4, y: PAD / 2, w: w - 8, h: lidHeight },
    plane: { x, y, w, h },
    front: { x: x + 5, y: y + h, w: w - 10, h: frontHeight },
    glass: { x: x + 22, y: PAD / 2 + 8, w: glassHeight * GLASS, h: glassHeight },
    stop: { x, y: y + h + frontHeight + PAD, w, h: stopHeight },
  };
}

export const boxStyle = ({ x, y, w, h }: Box): string =>
  `left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;width:${w.toFixed(1)}px;height:${h.toFixed(1)}px`;
