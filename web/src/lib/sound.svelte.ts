import type { Desk, Sound } from "./instruments.ts";
import { recall, remember } from "./keep.ts";

export type { Sound };

/** Those that call somebody back to a page that is not looked at. */
const CALLS: ReadonlySet<Sound> = new Set<Sound>(["drum", "nudge", "won", "lost"]);
const APART = 0.03; // seconds: the same sound twice at once is only louder
const USUAL = 0.6;

let on = $state(recall("sound") === "on");
let loudness = $state(kept());
let context: AudioContext | undefined;
let band: Promise<Band> | undefined;

/** The instruments on their desk. */
interface Band {
  desk: Desk;
  play: (name: Sound, wait: number, loud: number) => void;
}

function kept(): number {
  const told = Number.parseFloat(recall("volume") ?? "");
  return told >= 0 && told <= 1 ? told : USUAL;
}

export function soundOn(): boolean {
  return on;
}

/** Off until somebody wants it; whoever does hears at once what it is like. */
export function setSound(wanted: boolean): void {
  on = wanted;
  remember("sound", wanted ? "on" : null);
  if (wanted) void unlock().then(() => sound("coin"));
}

export function volume(): number {
  return loudness;
}

export function setVolume(wanted: number): void {
  loudness = Math.min(1, Math.max(0, wanted));
  remember("volume", String(loudness));
  void band?.then(({ desk }) => desk.volume(loudness));
}

/** Make a sound, some seconds from now. Nothing is lost without it: whatever it tells is also seen. */
export function sound(name: Sound, { at = 0, loud = 1 } = {}): void {
  if (!on || context?.state !== "running" || (document.hidden && !CALLS.has(name))) return;
  void band?.then(({ play }) => play(name, at, loud));
}

/** Browsers make no sound before a touch; after a phone call some fall silent until the next one. */
export function startSound(): void {
  const touched = (): void => {
    if (on) void unlock();
  };
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, touched, true);
}

async function unlock(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const awake = context.state === "running" ? undefined : context.resume();
  band ??= gather(context);
  await Promise.all([awake, band]).catch(() => {});
}

/** Who never switches it on never loads the instruments. */
async function gather(context: AudioContext): Promise<Band> {
  const instruments = await import("./instruments.ts");
  const desk = instruments.desk(context);
  const last = new Map<Sound, number>();
  desk.volume(loudness);
  const play = (name: Sound, wait: number, loud: number): void => {
    const at = context.currentTime + wait;
    if (Math.abs(at - (last.get(name) ?? -1)) < APART) return;
    last.set(name, at);
    instruments.play(desk, name, { at, loud });
  };
  return { desk, play };
}
