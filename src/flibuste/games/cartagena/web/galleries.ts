import { type Plan, placesOf, type Row, within } from "./plan.ts";

const COUNTS = [8, 10, 10, 8];
const SENTENCE = 864; // pixels: it lies at the left and is never wider; right of it is sky for towers
const ACROSS = 10.92; // pitches: ten stones and a shaft at either end

/**
 * A stage wider than high: four galleries in the cliff under the fortress, joined by ladders, then
 * the sea. The jetty takes as much height as a gallery, or a little more; what is too much for the stones is rock at
 * the left, or sky.
 */
export function galleries(width: number, height: number, cover: number, open: boolean): Plan {
  const small = width < 700 || height < 400;
  const edge = small ? 4 : width * 0.018;
  const sky = Math.max(cover + 28, small ? 16 : height * 0.05);
  // A phone on its side: hand and row need more than the height of a gallery.
  const deep = small ? (open ? 1.5 : 1.12) : 1;
  const room = (height - sky) / (4 + deep);
  const pitch = Math.min((width - 2 * edge) / ACROSS, room * 0.95);
  const step = Math.min(room, pitch * 1.8);
  const shaft = pitch * 0.46;
  const stone = {
    width: pitch * 0.95,
    front: step * 0.413,
    top: step * 0.097,
    sign: Math.min(step * 0.323, pitch * 0.62),
  };
  const air = step * 0.477;
  const first = width - edge - shaft - stone.width / 2 - pitch * 9;
  const ceiling = height - (4 + deep) * step;
  const rows: Row[] = COUNTS.map((count, row) => ({
    count,
    y: ceiling + step * row + air,
    back: row % 2 === 0,
  }));
  const floor = ceiling + air;
  const gate = {
    x: first + pitch * 7.56,
    y: floor - step * 0.63,
    width: Math.min(pitch * 2.44, width - 1 - first - pitch * 7.56),
    height: step * 0.63,
  };
  const below = ceiling + 3 * step + air + stone.front + 2;
  const unit = Math.min(pitch / 100, step / 155);
  const hull = Math.min(unit, (height - below) / 168);
  const boat = {
    x: width - 12 * unit - 396 * hull,
    y: below - 34 * hull,
    width: 396 * hull,
    height: 200 * hull,
  };
  return {
    width,
    height,
    wide: true,
    big: !small,
    places: placesOf(rows, first, pitch, gate, boat),
    rows,
    pitch,
    first,
    stone,
    feet: -stone.top * 0.28,
    air,
    man: Math.min(air / 66, pitch / 88),
    shaft,
    unit,
    cover: gate.x < SENTENCE ? cover : 0,
    gate,
    boat,
    jetty: jettyOf(boat.x - 4, height, step * deep, open),
  };
}

function jettyOf(width: number, height: number, step: number, open: boolean): Plan["jetty"] {
  const row = within(14, Math.min(step * 0.235, width * 0.042), 60);
  const left = step * 0.92 - (open ? row * 1.4 + 10 : 0);
  return {
    x: 0,
    y: height - step * 0.98,
    width,
    height: step * 0.98,
    card: Math.min(step * 0.475, width / 9.4, left / 1.72),
    pile: Math.min(step * (open ? 0.34 : 0.4), width / 11),
    row,
    purse: 0,
    line: 0,
  };
}
