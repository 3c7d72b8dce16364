import type { Scenery, Sight } from "./types.ts";

/** A pirate's card: crew and value. */
export type Card = Sight["plank"][number];

/** Where somebody stands or floats in the picture, how big and how tilted. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  tilt: number;
}

export const WIDTH = 360;
export const HEIGHT = 232;
export const CREWS = ["blue", "green", "red", "yellow"] as const;
const [FIRST, STEP, DECK] = [98, 68, 92];
const [PILE, DEEP] = [72, 158];

export const SHIP: Spot = { x: 28, y: DECK - 6, scale: 1, tilt: 0 };

/** A place of the plank, 1 next to the ship. */
export function onPlank(place: number): Spot {
  return { x: FIRST + STEP * (place - 1), y: DECK, scale: 1, tilt: 0 };
}

/** The n-th to fall (from 0): pile by pile, side by side in the water. */
export function inSea(fallen: number, { pile: size }: Scenery): Spot {
  const [pile, nth] = [Math.floor(fallen / size), fallen % size];
  return {
    x: PILE * (pile + 0.5) + (nth % 2 ? 15 : -15),
    y: DEEP + 40 + Math.floor(nth / 2) * 28,
    scale: 0.56,
    tilt: nth % 2 ? 9 : -9,
  };
}

export function pilesOf({
  piles,
}: Scenery): { points: number; x: number; y: number; width: number }[] {
  return piles.map((points, index) => ({ points, x: PILE * index, y: DEEP, width: PILE }));
}

export function nameOf([crew, value]: Card): string {
  return `${crew}-${value}`;
}

/** Everybody in the picture, on the plank and in the sea, each always by the same name. */
export function everybody(
  view: Sight,
  scenery: Scenery,
): { card: Card; spot: Spot; place: number | null }[] {
  return [
    ...view.plank.map((card, index) => ({ card, spot: onPlank(index + 1), place: index + 1 })),
    ...view.fallen.map((card, index) => ({ card, spot: inSea(index, scenery), place: null })),
  ];
}

export function moved({ x, y, scale, tilt }: Spot): string {
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${tilt}deg)`;
}
