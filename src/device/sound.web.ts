import type { Sound, SoundName } from '@/store/services';

import { SAMPLE_RATE, SOUND_NAMES, synthesise } from './synth';
import { hasBeenTouched } from './user-activation';

/** Nothing is made before the first sound is due, so nothing at all when sounds are off. */
export const sound: Sound = {
  play: (name) => {
    if (!hasBeenTouched()) return;
    try {
      if (context === null) makeAhead((context = new AudioContext()));
      if (context.state === 'suspended') context.resume().catch(() => undefined);
      const source = context.createBufferSource();
      source.buffer = bufferFor(context, name);
      source.connect(context.destination);
      source.start();
    } catch {
      // A browser without sound is silent.
    }
  },
};

let context: AudioContext | null = null;
const buffers = new Map<SoundName, AudioBuffer>();

/** Between two of them a slow phone has time for everything else. */
const APART_MS = 200;

/** One after another in quiet moments: computing a sound when it is due would hold up what it goes with. */
function makeAhead(audio: AudioContext): void {
  const next = SOUND_NAMES.find((name) => !buffers.has(name));
  if (next === undefined) return;
  setTimeout(() => {
    bufferFor(audio, next);
    makeAhead(audio);
  }, APART_MS);
}

function bufferFor(audio: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = synthesise(name);
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}
