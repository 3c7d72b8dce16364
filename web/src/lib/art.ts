/** A small number that is always the same for the same text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Numbers from 0 to 1 that follow from a seed: the same game always gets the same picture. */
export function dice(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A line of hills or waves across a picture, closed below it. */
export function ridge(
  width: number,
  base: number,
  height: number,
  steps: number,
  next: () => number,
): string {
  const points: string[] = [];
  let before = base - height * next();
  for (let i = 1; i <= steps; i++) {
    const x = (width * i) / steps;
    const y = base - height * next();
    const middle = x - width / steps / 2;
    points.push(
      `C${middle.toFixed(1)} ${before.toFixed(1)} ${middle.toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`,
    );
    before = y;
  }
  const start = points.length ? points.join("") : "";
  return `M0 ${base - height * 0.5}${start}V${base + 200}H0Z`;
}

/** Rows of swell, each a little lower and shifted. */
export function swell(
  width: number,
  y: number,
  length: number,
  rise: number,
  shift: number,
): string {
  let path = `M${-length + shift} ${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    path += `q${length / 4} ${-rise} ${length / 2} 0t${length / 2} 0`;
  }
  return `${path}V${y + 200}H${-length}Z`;
}
