interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const GAP = 6; // pixels
const PORTRAIT = 40;

/**
 * Where a bubble goes. Where panels stand in a column beside the sentence: over the words of the log, and
 * while these are out of sight before the sky beside the sentence. Where they stand in rows above it:
 * over them, beside the portrait of who speaks if there is room, for what to do is not to be covered, nor
 * the board, nor a tool. Else right of its panel or left of it; where neither has room, below.
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
  const most = Math.max(GAP, wide - bubble.width - GAP);
  if (panel.bottom <= sentence.top + GAP && panel.width < wide / 2) {
    const low = Math.min(top, sentence.top - bubble.height);
    return { left: Math.min(panel.left + PORTRAIT, most), top: Math.max(GAP / 2, low) };
  }
  const right = panel.right + GAP;
  if (right + bubble.width + GAP <= wide) return { left: right, top };
  const left = panel.left - GAP - bubble.width;
  if (left >= GAP) return { left, top };
  const middle = panel.left + (panel.width - bubble.width) / 2;
  return {
    left: Math.min(Math.max(GAP, middle), most),
    top: Math.max(panel.bottom, sentence.bottom) + GAP,
  };
}
