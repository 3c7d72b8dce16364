import { type Card, type Crew, nameOf } from "./cards.ts";
import type { Spot, Stage } from "./layout.ts";
import { placeX } from "./paths.ts";
import type { Effect, Sight } from "./types.ts";

/** A step that is being shown: somebody climbs, somebody moves, or the first four come aboard. */
export interface Play {
  kind: "enter" | "shift" | "placement";
  effect: Effect | null;
  before: Sight;
  after: Sight;
}

/** Something that moves: who, when and how; times as if an entry had `WHOLE` milliseconds. */
export interface Cue {
  actor: string;
  from: number;
  time: number;
  frames: Keyframe[];
  easing?: string;
}

/** One thing after another: he leaps, those behind him are pushed one by one, the last sways, and falls. */
export const WHOLE = 2700;
const [HOP, SETTLE, SHOVE, WAVE, SWAYED, FALL] = [560, 220, 460, 130, 1560, 560];
export const SPLASH: number = SWAYED + FALL;
const SURFACE = SPLASH + 180;
export const FLIGHT = 580;
/** An action has two thirds of that: he goes, then the others close up. */
const WALK = 900;
const [FLIP, READ, APART] = [500, 1400, 170];
const LEAP = "cubic-bezier(.3,0,.7,1)";

/** How a pirate's layer is put: its feet on a point. The layer is 80 × 122 units of his size. */
export function standing(size: number, x: number, y: number, tilt = 0, scale = 1): string {
  return (
    `translate(${(x - 40 * size).toFixed(1)}px,${(y - 118 * size).toFixed(1)}px) ` +
    `rotate(${tilt}deg) scale(${scale.toFixed(3)})`
  );
}

export function playOf(before: Sight | null, after: Sight, effect: Effect | null): Play | null {
  if (!before) return null;
  if (!before.plank.length && after.plank.length)
    return { kind: "placement", effect: null, before, after };
  if (!effect?.card || effect.goal === null || !before.plank.length) return null;
  return { kind: effect.start === null ? "enter" : "shift", effect, before, after };
}

export function wholeOf({ kind }: Play): number {
  return kind === "shift" ? (WHOLE * 2) / 3 : WHOLE;
}

export function cuesOf(stage: Stage, play: Play): Cue[] {
  if (play.kind === "placement") return placement(stage, play);
  if (!play.effect) return [];
  return play.kind === "enter" ? entry(stage, play.effect, play.before) : shift(stage, play.effect);
}

/** The push: hop, bump, wobble, fall, splash. */
function entry(stage: Stage, effect: Effect, before: Sight): Cue[] {
  const { step, feet, s, deck } = stage;
  const goal = placeX(stage, effect.goal ?? 1);
  const slot = stage.slots[before.fallen.length];
  const cues = [
    hop(stage, effect.card, stage.ship - 30 * stage.k, goal, 0),
    dip(),
    ...effect.pushed.map((one, nth) =>
      shove(stage, one.card, one.start, one.goal, HOP + WAVE * nth),
    ),
    {
      actor: "star",
      from: HOP,
      time: 260,
      frames: [
        { transform: `${spot(goal + step * 0.3, deck - 62 * s)} scale(.3)`, opacity: 0 },
        {
          transform: `${spot(goal + step * 0.3, deck - 62 * s)} scale(1)`,
          opacity: 1,
          offset: 0.3,
        },
        { transform: `${spot(goal + step * 0.3, deck - 62 * s)} scale(1.15)`, opacity: 0 },
      ],
    },
  ];
  if (!effect.falls || !slot) return cues;
  const from = HOP + WAVE * effect.pushed.length;
  return [...cues, topple(stage, effect.falls, slot, feet, from), ...splash(effect.falls, slot)];
}

/** An action: the mover hops, the others slide. */
function shift(stage: Stage, effect: Effect): Cue[] {
  const [start, goal] = [placeX(stage, effect.start ?? 1), placeX(stage, effect.goal ?? 1)];
  return [
    hop(stage, effect.card, start, goal, 0, WALK),
    dip(),
    ...effect.pushed.map((one, nth) =>
      shove(stage, one.card, one.start, one.goal, WALK * 0.6 + WAVE * nth),
    ),
  ];
}

/** The first four: the cards turn over together, then one after the other hops on. */
function placement(stage: Stage, { before, after }: Play): Cue[] {
  const hidden = after.plank.filter(([crew]) => !before.chosen[crew]);
  return [
    ...hidden.map(([crew]) => ({
      actor: cardOf(crew),
      from: 0,
      time: FLIP,
      frames: [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }],
      easing: "ease-in-out",
    })),
    {
      actor: "picks",
      from: READ,
      time: 300,
      frames: [{ opacity: 1 }, { opacity: 0 }],
    },
    ...after.plank.map((card, nth) =>
      hop(stage, card, stage.ship - 30 * stage.k, placeX(stage, nth + 1), READ + APART * nth),
    ),
  ];
}

export const cardOf = (crew: Crew): string => `card:${crew}`;
export const swimming = (card: Card): string => `sea:${nameOf(card)}`;
export const falling = (card: Card): string => `fall:${nameOf(card)}`;

function hop(
  { s, feet, top, step, ship }: Stage,
  card: Card | null,
  x: number,
  to: number,
  from: number,
  leap = HOP,
): Cue {
  const high = Math.max(top + 112 * s, feet - 130 * s);
  const short = to === x ? 0 : Math.sign(to - x) * step * 0.2;
  const at = (where: number, y: number, tilt: number): string => standing(s, where, y, tilt);
  return {
    actor: card ? nameOf(card) : "",
    from,
    time: leap + SETTLE,
    frames: [
      { transform: at(x, feet, 0), opacity: x < ship ? 0 : 1, easing: LEAP },
      { opacity: 1, offset: 0.1 },
      { transform: at((x + to) / 2, high, 8), offset: 0.33, easing: LEAP },
      { transform: at(to - short, feet, 12), offset: leap / (leap + SETTLE), easing: "ease-out" },
      { transform: at(to, feet, 0), opacity: 1 },
    ],
  };
}

function shove(
  { s, feet, places }: Stage,
  card: Card,
  start: number,
  goal: number,
  from: number,
): Cue {
  const [x, to] = [places[start - 1]?.x ?? 0, places[goal - 1]?.x ?? 0];
  const lean = Math.sign(to - x) * 14;
  return {
    actor: nameOf(card),
    from,
    time: SHOVE,
    frames: [
      { transform: standing(s, x, feet) },
      { transform: standing(s, to, feet, lean), offset: 0.5 },
      { transform: standing(s, to, feet, -lean / 3), offset: 0.8 },
      { transform: standing(s, to, feet) },
    ],
    easing: "ease-out",
  };
}

function dip(): Cue {
  const frames = [0, 1.4, -0.7, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  return { actor: "rig", from: HOP, time: 600, frames, easing: "ease-out" };
}

/** The last slides over the tip, sways, and falls backwards to his slot: all of him inside the picture. */
function topple(
  { s, step, places, tip, W }: Stage,
  card: Card,
  slot: Spot,
  feet: number,
  from: number,
): Cue {
  const last = places.at(-1)?.x ?? 0;
  const over = Math.min(last + step * 0.5, tip - 10 * s, W - 76 * s);
  const sway = (SWAYED - from) / (SPLASH - from);
  const at = (x: number, y: number, tilt: number, scale = 1): string =>
    standing(s, x, y, tilt, scale);
  return {
    actor: falling(card),
    from,
    time: SPLASH - from,
    frames: [
      { transform: at(last, feet, 0), opacity: 1 },
      { transform: at(over, feet, 20), offset: sway * 0.35 },
      { transform: at(over, feet, -16), offset: sway * 0.7 },
      { transform: at(over + 4 * s, feet, 24), offset: sway, easing: "ease-out" },
      {
        transform: at(over + 10 * s, feet - 20 * s, -40),
        offset: sway + (1 - sway) * 0.2,
        easing: "cubic-bezier(.4,0,.9,.6)",
      },
      { transform: at(slot.x, slot.y, -110, slot.s / s), opacity: 1, offset: 0.98 },
      { transform: at(slot.x, slot.y, -110, slot.s / s), opacity: 0 },
    ],
  };
}

function splash(card: Card, { x, y }: Spot): Cue[] {
  const at = spot(x, y);
  return [
    {
      actor: "crown",
      from: SPLASH,
      time: 620,
      frames: [
        { transform: `${at} scale(.2,0)`, opacity: 1 },
        { transform: `${at} scale(1.1,1.15)`, opacity: 1, offset: 0.35 },
        { transform: `${at} scale(1.3,.1)`, opacity: 0 },
      ],
      easing: "ease-out",
    },
    {
      actor: swimming(card),
      from: SURFACE,
      time: 160,
      frames: [
        { transform: "translateY(40%)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
    },
  ];
}

const spot = (x: number, y: number): string => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
