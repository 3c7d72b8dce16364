/** For games whose card names no hues. */
const USUAL = ["blue", "red", "green", "yellow", "violet", "orange", "teal", "brown"];
const KNOWN = new Set([
  ...USUAL,
  ...["coral", "jade", "amber", "indigo", "pink", "grey", "gold", "black", "white"],
]);
/** Fills so light that a dark shape shows better on them. */
const LIGHT = new Set(["yellow", "amber", "gold", "white", "orange"]);

export interface Hue {
  fill: string;
  ink: string;
  /** The fill where no light falls on it. */
  shade: string;
}

/** The colour of a seat, as CSS. */
export function hueOf(seat: number, hues: readonly string[] | undefined): Hue {
  const named = hues?.[seat];
  const name = named && KNOWN.has(named) ? named : (USUAL[seat % USUAL.length] ?? "blue");
  const fill = `var(--hue-${name})`;
  const ink = LIGHT.has(name) ? "#2a2118" : "#fffdf6";
  return { fill, ink, shade: `color-mix(in srgb, ${fill} 64%, #0b0502)` };
}
