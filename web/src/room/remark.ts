interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const GAP = 6; // pixels

/**
 * Where a bubble goes. In a column beside the sentence: below all panels, over the log, for boards have
 * scores where a panel's neighbour would be. Else right of its panel or left of it; where neither has
 * room, below, and below the sentence if that stands there: what to do is not to be covered.
 */
export function placed(
  panel: Box,
  bubble: Box,
  sentence: Box,
  wide: number,
  panels = panel.bottom,
): { left: number; top: number } {
  const column = sentence.right <= panel.left && panel.left + bubble.width + GAP <= wide;
  if (column) return { left: panel.left, top: panels + GAP };
  const top = panel.top + (panel.height - bubble.height) / 2;
  const inRow = panel.bottom <= sentence.top + GAP && panel.width < wide / 2; // above the sentence
  const right = panel.right + GAP;
  if (!inRow && right + bubble.width + GAP <= wide) return { left: right, top };
  const left = panel.left - GAP - bubble.width;
  if (!inRow && left >= GAP) return { left, top };
  const middle = panel.left + (panel.width - bubble.width) / 2;
  const most = Math.max(GAP, wide - bubble.width - GAP);
  return {
    left: Math.min(Math.max(GAP, middle), most),
    top: Math.max(panel.bottom, sentence.bottom) + GAP,
  };
}
