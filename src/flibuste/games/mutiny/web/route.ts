/** Where the squares of the voyage lie on the chart: a line that waves, in hundredths of its box. */
export interface Mark {
  x: number;
  /** From -1 to 1: how far above or below the middle. */
  y: number;
}

const LEFT = 3.2;
const LONG = 92.2;
const WAVE = 0.85;
const HIGH = 13.5;

export function markOf(square: number, start: number, track: number): Mark {
  const gone = square - start;
  return { x: LEFT + (gone / (track - start)) * LONG, y: Math.sin(gone * WAVE) };
}

/** The line from one square to another, for a picture of 100 × 100. */
export function lineOf(from: number, to: number, start: number, track: number): string {
  const points: string[] = [];
  for (let square = from; square <= to + 0.01; square += 0.25) {
    const { x, y } = markOf(square, start, track);
    points.push(`${x.toFixed(1)} ${(50 + y * HIGH).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}
