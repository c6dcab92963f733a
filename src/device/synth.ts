/** The app's sounds, computed. A browser plays the samples; `npm run sounds` writes them as files for phones. */
import type { SoundName } from '@/store/services';

export const SAMPLE_RATE = 22_050;

interface Note {
  readonly from: number;
  readonly hertz: number;
  /** Seconds until it has faded to a twentieth. */
  readonly fade: number;
  readonly loud: number;
}

interface Recipe {
  readonly seconds: number;
  readonly notes: readonly Note[];
  /** Paper: noise that swells and fades within the first part of the sound. */
  readonly rustle?: { readonly seconds: number; readonly loud: number };
}

const note = (from: number, hertz: number, fade: number, loud: number): Note => ({ from, hertz, fade, loud });

const RECIPES: Record<SoundName, Recipe> = {
  flip: { seconds: 0.11, notes: [note(0.05, 190, 0.03, 0.16)], rustle: { seconds: 0.1, loud: 0.3 } },
  mark: { seconds: 0.09, notes: [note(0, 620, 0.05, 0.26), note(0, 1240, 0.03, 0.07)] },
  line: {
    seconds: 0.5,
    notes: [note(0, 523.25, 0.22, 0.2), note(0.09, 659.25, 0.24, 0.2), note(0.18, 783.99, 0.3, 0.22)],
  },
  over: {
    seconds: 1.1,
    notes: [
      note(0, 392, 0.5, 0.16),
      note(0.14, 523.25, 0.55, 0.16),
      note(0.28, 659.25, 0.6, 0.16),
      note(0.42, 783.99, 0.65, 0.18),
    ],
  },
  refused: { seconds: 0.2, notes: [note(0, 174.6, 0.08, 0.3), note(0.09, 146.8, 0.1, 0.3)] },
};

export const SOUND_NAMES = Object.keys(RECIPES) as readonly SoundName[];

export function synthesise(name: SoundName): Float32Array<ArrayBuffer> {
  const { seconds, notes, rustle } = RECIPES[name];
  const samples = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const one of notes) addNote(samples, one);
  if (rustle) addRustle(samples, rustle.seconds, rustle.loud);
  endInSilence(samples);
  return samples;
}

function addNote(samples: Float32Array, { from, hertz, fade, loud }: Note): void {
  const start = Math.round(from * SAMPLE_RATE);
  for (let at = start; at < samples.length; at += 1) {
    const time = (at - start) / SAMPLE_RATE;
    const attack = Math.min(1, time / 0.004);
    samples[at]! += loud * attack * Math.exp((-3 * time) / fade) * Math.sin(2 * Math.PI * hertz * time);
  }
}

function addRustle(samples: Float32Array, seconds: number, loud: number): void {
  const length = Math.min(samples.length, Math.round(seconds * SAMPLE_RATE));
  let noise = 0x2545f491;
  let smooth = 0;
  for (let at = 0; at < length; at += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    smooth += 0.45 * (noise / 0x8000_0000 - smooth);
    samples[at]! += loud * smooth * Math.sin((Math.PI * at) / length) ** 2;
  }
}

/** A last sample away from zero is heard as a click. */
function endInSilence(samples: Float32Array): void {
  const tail = Math.min(samples.length, Math.round(0.01 * SAMPLE_RATE));
  for (let left = 0; left < tail; left += 1) samples[samples.length - 1 - left]! *= left / tail;
}
