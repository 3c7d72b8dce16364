import { hueOf } from "$lib/hues.ts";

const SKINS = ["#f2c79b", "#8d5a34", "#dca673", "#b97a4b"];

/** The colours of a seat for whatever is drawn with `--seat`, `--on-seat` and `--skin`. */
export function seatStyle(seat: number, hues: readonly string[] | undefined): string {
  const { fill, ink } = hueOf(seat, hues);
  return `--seat:${fill};--on-seat:${ink};--skin:${SKINS[seat % SKINS.length]}`;
}
