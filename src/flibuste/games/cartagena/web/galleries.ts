import { type Plan, placesOf, type Row, within } from "./plan.ts";

const COUNTS = [8, 10, 10, 8];
const SENTENCE = 864; // pixels: it lies at the left and is never wider; right of it is sky for towers
const ACROSS = 10.92; // pitches: ten stones and a shaft at either end

/**
 * A stage wider than high: four galleries in the cliff under the fortress, joined by ladders, then
 * the sea. The jetty takes as much height as a gallery, or a little more, and below Tortuga's row as
 * much as a hand needs; what is too much for the stones is rock at the left, or sky.
 */
export function galleries(width: number, height: number, cover: number, open: boolean): Plan {
  const small = width < 700 || height < 400;
  const edge = small ? 4 : width * 0.018;
  const sky = Math.max(cover + 28, small ? 16 : height * 0.05);
  const deep = small ? 1.19 : 1; // galleries: a phone's hand needs more than the height of one
  const needed = open ? trayOf(height, small) : 0;
  const room = open ? (height - sky - needed) / 4 : (height - sky) / (4 + deep);
  const pitch = Math.min((width - 2 * edge) / ACROSS, room * 0.95);
  const step = Math.min(room, pitch * 1.8);
  const low = needed || step * deep;
  const shaft = pitch * 0.46;
  const stone = {
    width: pitch * 0.95,
    front: step * 0.413,
    top: step * 0.097,
    sign: Math.min(step * 0.323, pitch * 0.62),
  };
  const air = step * 0.477;
  const first = width - edge - shaft - stone.width / 2 - pitch * 9;
  const ceiling = height - 4 * step - low;
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
    jetty: {
      x: 0,
      y: height - low * 0.98,
      height: low * 0.98,
      purse: 0,
      line: 0,
      ...(open
        ? openCards(boat.x - 4, low * 0.98, height, small, unit)
        : closedCards(boat.x - 4, low)),
    },
  };
}

type Cards = Pick<Plan["jetty"], "width" | "card" | "pile" | "row">;

function closedCards(width: number, low: number): Cards {
  const card = Math.min(low * 0.475, width / 9.2);
  return { width, card, pile: Math.min(low * 0.4, width / 11), row: 0 };
}

/* Heights in cards of the hand and in pixels: the fan with its numbers, Tortuga's row, edges. */
const FAN = 1.36; // to where its numbers begin, and what its outermost cards hang down
const EDGES = 12;
const LEAST = 36; // pixels: a card of the hand

function badgeOf(small: boolean, unit: number): number {
  return small ? 20 : 23 * unit + 4;
}

function rowOf(height: number, small: boolean): number {
  return small ? 18 : within(20, height * 0.036, 40);
}

/** The height that Tortuga's jetty needs on a stage of this height. */
function trayOf(height: number, small: boolean): number {
  const card = within(LEAST, height * (small ? 0.1 : 0.06), 72);
  const row = rowOf(height, small) * 1.4 + 8;
  return (card * FAN + badgeOf(small, 1) + row + EDGES) / 0.98;
}

function openCards(
  width: number,
  tall: number,
  height: number,
  small: boolean,
  unit: number,
): Cards {
  const row = Math.min(rowOf(height, small), width * (small ? 0.05 : 0.042));
  const left = tall - row * 1.4 - 8 - EDGES - badgeOf(small, unit);
  const card = Math.min(left / FAN, width / (small ? 9.2 : 9.4));
  return { width, card, pile: Math.min(tall * (small ? 0.28 : 0.32), width / 11), row };
}
