/** Writes assets/sounds/*.wav from src/device/synth.ts. Run it after changing a sound. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SAMPLE_RATE, synthesise } from '@/device/synth';

const FOLDER = join(import.meta.dirname, '..', 'assets', 'sounds');
const HEADER_BYTES = 44;

/** 16 bit mono PCM. */
function makeWav(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), HEADER_BYTES + at * 2);
  });
  return wav;
}

mkdirSync(FOLDER, { recursive: true });
for (const name of ['flip', 'mark', 'line', 'over', 'refused'] as const) {
  const wav = makeWav(synthesise(name));
  writeFileSync(join(FOLDER, `${name}.wav`), wav);
  console.log(`${name}.wav ${wav.length} bytes`);
}
