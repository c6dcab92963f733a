/** npm run fuzz [-- --frames 200000 --seed 7]: prints one JSON line; fails when anything was found. */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '7' },
  },
});

void fuzz(Number(values.frames), Number(values.seed)).then((figures) => {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode = figures.faults.length > 0 ? 1 : 0;
});
