/** How long `npm run -s table` and `npm run -s guest` take from the command line to being of use. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Teller } from '../table/teller';
import { ROOT } from './export-app';

const RUNS = 5;
const CODE = 'ABCD';

const npm = (script: string, ...args: readonly string[]): Teller =>
  new Teller(script, ['npm', 'run', '-s', script, '--', ...args, '--json'], ROOT);

async function timed(
  teller: Teller,
  type: string,
): Promise<readonly [number, Readonly<Record<string, unknown>>]> {
  const started = performance.now();
  const line = await teller.said(type);
  return [Math.round(performance.now() - started), line];
}

/** Milliseconds until the table listens, and until a guest has its seat. */
async function once(folder: string): Promise<readonly [number, number]> {
  const data = (name: string): readonly string[] => ['--data', path.join(folder, name)];
  const tellers: Teller[] = [];
  const start = (teller: Teller): Teller => {
    tellers.push(teller);
    return teller;
  };
  try {
    const table = npm(
      'table',
      '--port',
      '0',
      '--code',
      CODE,
      '--seats',
      '2',
      '--no-announce',
      ...data('table'),
    );
    const [listening, { port }] = await timed(start(table), 'listening');
    const where = ['--address', `127.0.0.1:${String(port)}`, '--code', CODE, '--name', 'Mia'];
    const [joined] = await timed(start(npm('guest', ...where, ...data('guest'))), 'joined');
    return [listening, joined];
  } finally {
    await Promise.all(tellers.map((teller) => teller.kill('SIGTERM')));
  }
}

export async function benchPrograms(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'interchange-programs-'));
  try {
    const runs: (readonly [number, number])[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await once(path.join(folder, String(run))));
    const tell = (what: string, times: readonly number[]): void => {
      const [fastest] = times.toSorted((one, other) => one - other);
      console.log(`${what}: ${fastest} to ${Math.max(...times)} ms of ${RUNS} starts (target: under 3000)`);
    };
    tell(
      'table listens after',
      runs.map(([listening]) => listening),
    );
    tell(
      'guest is seated after',
      runs.map(([, joined]) => joined),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
