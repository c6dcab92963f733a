import type { Sound, SoundName } from '@/store/services';

import { SAMPLE_RATE, synthesise } from './synth';
import { hasBeenTouched } from './user-activation';

/** Nothing is made before the first sound is due, so nothing at all when sounds are off. */
export const sound: Sound = {
  play: (name) => {
    if (!hasBeenTouched()) return;
    try {
      context ??= new AudioContext();
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

function bufferFor(audio: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = synthesise(name);
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}
