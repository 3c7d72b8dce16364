/** A point of a course: a number at a time, and whether that match was won. */
export interface Point {
  readonly ended: number;
  readonly value: number;
  readonly won: boolean;
}

const FEW = 5;

/** Three to six round numbers that hold all these between them. */
export function steps(values: readonly number[]): number[] {
  const least = Math.min(...values, ...(values.length ? [] : [0]));
  const most = Math.max(...values, ...(values.length ? [] : [1]));
  const rough = Math.max(1, (most - least) / FEW);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((part) => part * ten).find((one) => one >= rough) ?? ten * 10;
  const first = Math.floor(least / step) * step;
  const last = Math.max(first + 2 * step, Math.ceil(most / step) * step);
  return Array.from(
    { length: Math.round((last - first) / step) + 1 },
    (_, at) => first + at * step,
  );
}
