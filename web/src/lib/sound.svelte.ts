import { recall, remember } from "./keep.ts";

/** A few small sounds, made by the browser itself. Off until somebody wants them. */
export type Sound = "step" | "turn" | "end";

const NOTES: Record<Sound, readonly [frequency: number, seconds: number][]> = {
  step: [[220, 0.05]],
  turn: [
    [587, 0.09],
    [784, 0.14],
  ],
  end: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.12],
    [1047, 0.3],
  ],
};
const LOUD = 0.08;

let on = $state(recall("sound") === "on");
let context: AudioContext | undefined;

export function soundOn(): boolean {
  return on;
}

export function setSound(wanted: boolean): void {
  on = wanted;
  remember("sound", wanted ? "on" : null);
  if (wanted) sound("turn");
}

export function sound(which: Sound): void {
  if (!on || document.hidden) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, seconds] of NOTES[which]) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + seconds);
    at += seconds;
  }
}
