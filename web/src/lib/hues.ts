/** For games whose card names no hues. */
const USUAL = ["blue", "red", "green", "yellow", "violet", "orange", "teal", "brown"];
const KNOWN = new Set([
  ...USUAL,
  ...["coral", "jade", "amber", "indigo", "pink", "grey", "silver", "gold", "black", "white"],
]);

export interface Hue {
  fill: string;
  /** What is drawn on the fill. */
  ink: string;
  /** The fill where no light falls on it. */
  shade: string;
}

/** The colour of a seat, as CSS. */
export function hueOf(seat: number, hues: readonly string[] | undefined): Hue {
  const named = hues?.[seat];
  const name = named && KNOWN.has(named) ? named : (USUAL[seat % USUAL.length] ?? "blue");
  const fill = `var(--hue-${name})`;
  const ink = `var(--hue-${name}-ink)`;
  return { fill, ink, shade: `color-mix(in srgb, ${fill} 64%, #0b0502)` };
}
