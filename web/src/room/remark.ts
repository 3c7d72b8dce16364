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
 * Where a bubble goes. Where panels stand in a column beside the sentence: over the words of the log, and
 * while these are out of sight before the sky beside the sentence. Else right of its panel or left of it; where neither has
 * room, below, and below the sentence if that stands there: what to do is not to be covered.
 */
export function placed(
  panel: Box,
  bubble: Box,
  sentence: Box,
  wide: number,
  log?: Box,
): { left: number; top: number } {
  if (sentence.right <= panel.left) {
    if (!log || log.height < bubble.height)
      return { left: panel.left - GAP - bubble.width, top: sentence.top };
    return { left: Math.min(log.left, wide - GAP - bubble.width), top: log.top };
  }
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
