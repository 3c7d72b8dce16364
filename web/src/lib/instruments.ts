/**
 * The sounds of the table, each made of a few tones and puffs of noise when it is wanted. A sound is
 * never twice quite the same: its pitch wanders a little.
 */
export type Sound =
  | "card"
  | "stone"
  | "wood"
  | "splash"
  | "coin"
  | "door"
  | "die"
  | "drum"
  | "bell"
  | "nudge"
  | "won"
  | "lost";

/** Where sounds are mixed: no heap of them is ever louder than the loudest one may be. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly into: AudioNode;
  readonly noise: AudioBuffer;
  /** 0 … 1, as the hand has set it. */
  volume(wanted: number): void;
}

export function desk(context: BaseAudioContext, chance = Math.random): Desk {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -14,
    knee: 8,
    ratio: 20,
    attack: 0.002,
    release: 0.12,
  });
  const hand = new GainNode(context);
  limiter.connect(hand).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => {
    samples[at] = 2 * chance() - 1;
  });
  return {
    context,
    into: limiter,
    noise,
    // To the ear half of the way is a quarter of the swing.
    volume: (wanted) => hand.gain.setTargetAtTime(wanted * wanted, context.currentTime, 0.01),
  };
}

interface Part {
  at?: number;
  /** Seconds until nothing is heard of it. */
  last: number;
  loud: number;
  /** Hertz, gliding to others: the pitch of a tone, the colour of noise. */
  from: number;
  to?: number;
  rise?: number;
}
interface Tone extends Part {
  shape?: OscillatorType;
}
interface Puff extends Part {
  kind?: BiquadFilterType;
  sharp?: number;
}

/** One sound being made: parts at their times, all of them out of tune by the same little bit. */
class Take {
  readonly #desk: Desk;
  readonly #start: number;
  readonly #loud: number;
  readonly #tune: number;
  readonly chance: () => number;

  constructor(desk: Desk, start: number, loud: number, chance: () => number) {
    this.#desk = desk;
    this.#start = start;
    this.#loud = loud;
    this.#tune = 2 ** ((chance() - 0.5) / 6); // a semitone down or up, at most
    this.chance = chance;
  }

  tone(part: Tone): void {
    const voice = new OscillatorNode(this.#desk.context, { type: part.shape ?? "sine" });
    this.#glide(voice.frequency, part);
    voice.connect(this.#swell(part));
    this.#during(voice, part);
  }

  puff(part: Puff): void {
    const { context, noise } = this.#desk;
    const voice = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const sieve = new BiquadFilterNode(context, { type: part.kind ?? "lowpass" });
    sieve.Q.value = part.sharp ?? 0.8;
    this.#glide(sieve.frequency, part);
    voice.connect(sieve).connect(this.#swell(part));
    this.#during(voice, part, this.chance() * 0.9);
  }

  #during(voice: AudioScheduledSourceNode, { at = 0, last }: Part, offset = 0): void {
    if (voice instanceof AudioBufferSourceNode) voice.start(this.#start + at, offset);
    else voice.start(this.#start + at);
    voice.stop(this.#start + at + last);
  }

  #glide(pitch: AudioParam, { at = 0, last, from, to = from }: Part): void {
    pitch.setValueAtTime(from * this.#tune, this.#start + at);
    pitch.exponentialRampToValueAtTime(to * this.#tune, this.#start + at + last);
  }

  /** In quickly, out slowly, and never with a click. */
  #swell({ at = 0, last, loud, rise = 0.004 }: Part): AudioNode {
    const { context, into } = this.#desk;
    const gain = new GainNode(context, { gain: 0 });
    const start = this.#start + at;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * this.#loud, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0004, start + last - 0.005);
    gain.gain.linearRampToValueAtTime(0, start + last);
    gain.connect(into);
    return gain;
  }
}

function rap(take: Take, at: number, loud: number): void {
  take.tone({ at, from: 190, to: 105, last: 0.14, loud });
  take.puff({ at, from: 1100, to: 300, last: 0.06, loud: loud * 0.9 });
}

function chime(take: Take, at: number, pitch: number, last: number): void {
  take.tone({ at, from: pitch, last, loud: 0.3, shape: "triangle", rise: 0.015 });
  take.tone({ at, from: pitch * 2, last: last * 0.6, loud: 0.09, rise: 0.01 });
  take.tone({ at, from: pitch / 2, last, loud: 0.16, rise: 0.02 });
}

const SCORE: Record<Sound, (take: Take) => void> = {
  card(take) {
    take.puff({ kind: "bandpass", from: 1500, to: 3400, last: 0.12, loud: 0.5, rise: 0.03 });
    take.puff({ at: 0.1, from: 1900, to: 500, last: 0.05, loud: 0.4 });
  },
  stone(take) {
    take.puff({ from: 1300, to: 260, last: 0.1, loud: 0.9 });
    take.tone({ from: 165, to: 85, last: 0.13, loud: 0.8 });
  },
  wood(take) {
    take.tone({ from: 410, to: 270, last: 0.13, loud: 0.6, shape: "triangle" });
    take.tone({ from: 980, to: 720, last: 0.04, loud: 0.14 });
    take.puff({ kind: "bandpass", from: 1500, last: 0.03, loud: 0.36 });
  },
  splash(take) {
    take.tone({ from: 210, to: 60, last: 0.2, loud: 0.4 });
    take.puff({ from: 700, to: 3800, last: 0.24, loud: 0.5, rise: 0.03 });
    take.puff({ at: 0.1, from: 3000, to: 420, last: 0.85, loud: 0.4, rise: 0.08 });
    for (const at of [0.35, 0.47, 0.62, 0.74]) {
      const pitch = 420 + 380 * take.chance();
      take.tone({ at, from: pitch, to: pitch * 1.8, last: 0.07, loud: 0.12, rise: 0.015 });
    }
  },
  coin(take) {
    for (const [at, pitch] of [
      [0, 1975],
      [0.075, 2637],
    ] as const) {
      take.tone({ at, from: pitch, last: 0.4, loud: 0.15, shape: "triangle" });
      take.tone({ at, from: pitch * 1.51, last: 0.2, loud: 0.07 });
      take.puff({ at, kind: "highpass", from: 5200, last: 0.025, loud: 0.12 });
    }
  },
  door(take) {
    rap(take, 0, 0.5);
    rap(take, 0.19, 0.6);
  },
  die(take) {
    for (const [at, loud] of [
      [0, 0.5],
      [0.09, 0.42],
      [0.16, 0.34],
      [0.215, 0.26],
      [0.26, 0.18],
    ] as const) {
      const pitch = 700 + 260 * take.chance();
      take.tone({
        at,
        from: pitch,
        to: pitch * 0.8,
        last: 0.04,
        loud: loud * 0.6,
        shape: "triangle",
      });
      take.puff({ at, kind: "bandpass", from: 2900, sharp: 2, last: 0.03, loud });
    }
  },
  drum(take) {
    for (const [at, loud] of [
      [0, 0.42],
      [0.2, 0.6],
    ] as const) {
      take.tone({ at, from: 165, to: 68, last: 0.5, loud });
      take.tone({ at, from: 248, to: 110, last: 0.18, loud: loud * 0.3 });
      take.puff({ at, from: 900, to: 180, last: 0.09, loud: loud * 0.6 });
    }
  },
  bell(take) {
    for (const [partial, loud] of [
      [0.5, 0.16],
      [1, 0.28],
      [1.19, 0.1],
      [2, 0.16],
      [2.74, 0.08],
      [4.1, 0.04],
    ] as const) {
      take.tone({ from: 587 * partial, last: 1.7 / Math.max(1, partial * 0.7), loud });
    }
    take.puff({ kind: "bandpass", from: 3200, last: 0.03, loud: 0.16 });
  },
  nudge(take) {
    take.puff({ kind: "highpass", from: 3800, last: 0.16, loud: 0.12, rise: 0.05 });
    chime(take, 0.16, 659, 0.16);
    chime(take, 0.27, 880, 0.24);
  },
  won(take) {
    for (const [at, pitch, last] of [
      [0, 392, 0.22],
      [0.14, 523, 0.22],
      [0.28, 659, 0.22],
      [0.44, 784, 0.34],
      [0.66, 659, 0.2],
      [0.8, 784, 1],
      [0.8, 523, 1],
    ] as const) {
      chime(take, at, pitch, last);
    }
  },
  lost(take) {
    for (const [at, pitch, last] of [
      [0, 392, 0.34],
      [0.26, 349, 0.34],
      [0.54, 294, 0.95],
      [0.54, 247, 0.95],
    ] as const) {
      chime(take, at, pitch, last);
    }
  },
};

export const SOUNDS = Object.keys(SCORE) as Sound[];

/** Make a sound at a time of the context's clock. */
export function play(
  desk: Desk,
  name: Sound,
  { at = desk.context.currentTime, loud = 1, chance = Math.random } = {},
): void {
  SCORE[name](new Take(desk, at, loud, chance));
}
