/** A line of waves across a picture of 1000 × 400, and all that is below it. */
export function wave(y: number, high: number, waves: number): string {
  const long = 1000 / waves;
  return `M0 ${y}${`q${long / 2} ${-high} ${long} 0t${long} 0`.repeat(waves / 2)}V400H0z`;
}
