/** What tables and guests need, as Node gives it. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '../../src/games/registry';
import { systemTimers } from '../../src/net/system-timers';
import type { Clock, Entropy } from '../../src/table/ports';

const entropy: Entropy = { hex: (bytes) => Promise.resolve(randomBytes(bytes).toString('hex')) };
const clock: Clock = { now: () => Date.now() };

export const NODE_PORTS = { entropy, clock, timers: systemTimers, games: gameOf } as const;

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** As the wire names it. */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
