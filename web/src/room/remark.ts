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
 * while these are out of sight before the sky beside the sentence. Where they stand in rows above it:
 * over its detail, at the right, for its head is not to be covered, nor what panels count, nor the board,
 * nor a tool. Else right of its panel or left of it; where neither has room, below.
 */
export function placed(
  panel: Box,
  bubble: Box,
  sentence: Box,
  wide: number,
  { log, line }: { log?: Box | undefined; line?: Box | undefined } = {},
): { left: number; top: number } {
  if (sentence.right <= panel.left) {
    if (!log || log.height < bubble.height)
      return { left: panel.left - GAP - bubble.width, top: sentence.top };
    return { left: Math.min(log.left, wide - GAP - bubble.width), top: log.top };
  }
  const top = panel.top + (panel.height - bubble.height) / 2;
  const most = Math.max(GAP, wide - bubble.width - GAP);
  if (line && panel.bottom <= sentence.top + GAP && panel.width < wide / 2) {
    const left = Math.min(most, Math.max(GAP, sentence.left, line.right - bubble.width));
    return { left, top: Math.max(GAP / 2, sentence.bottom - GAP / 2 - bubble.height) };
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

/**
 * Where a bot may speak now. On a phone its bubble lies over the sentence's detail; while that says what I
 * am to do, over the slot's words about what to touch, as long as I touch nothing; and nowhere while it says
 * how it ended.
 */
export function roomFor(
  screen: string,
  { myTurn, phase }: { myTurn: boolean; phase: string },
  busy: boolean,
): "sentence" | "slot" | null {
  if (screen !== "phone" && screen !== "low") return "sentence";
  if (phase === "over") return null;
  if (!myTurn) return "sentence";
  return busy ? null : "slot";
}
