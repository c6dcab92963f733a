/** After a game: every device has the same log, nothing confirmed is lost, nothing is doubled. */
import { createHash } from 'node:crypto';
import type { GameEvent } from '../../src/engine/game';
import type { GameRecord } from '../../src/engine/record';
import { judge } from '../../src/games/judge';
import { gameOf } from '../../src/games/registry';
import { movesOf } from '../../src/table/match';
import { SeatLog } from '../../src/table/seat-log';
import type { Line } from '../table/teller';

/** What one seat's processes said, one after another: a guest that was killed had several. */
export interface GuestTale {
  readonly name: string;
  readonly lives: readonly (readonly Line[])[];
}

export interface Tale {
  readonly host: readonly (readonly Line[])[];
  readonly guests: readonly GuestTale[];
}

interface OverLine {
  readonly match: string;
  readonly scores: readonly unknown[];
  readonly winners: readonly number[];
  readonly record: GameRecord;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const last = (lives: readonly (readonly Line[])[], type: string): Line | undefined =>
  lives.at(-1)?.findLast((line) => line.type === type);

/** Independent of the code under test: SHA-256 by Node, over the text that the protocol names. */
const logHash = (events: readonly GameEvent[]): string =>
  createHash('sha256').update(JSON.stringify(events)).digest('hex').slice(0, 32);

/** Sentences about everything that is wrong; none when all is well. */
export function faultsOf(
  { host, guests }: Tale,
  verdicts: readonly string[] = ['proven'],
): readonly string[] {
  const over = last(host, 'over') as (Line & OverLine) | undefined;
  if (over === undefined) return ['the host did not come to an end'];
  const { record } = over;
  const verdict = judge(record);
  if (!verdict.ok) return [`the referee refuses event ${verdict.at}: ${verdict.message}`];
  if (!verdict.over) return ['the record is not of a finished game'];
  const faults: string[] = [];
  if (!same(verdict.scores, over.scores)) faults.push('the host tells other scores than the referee');
  if (!same(verdict.winners, over.winners)) faults.push('the host tells other winners than the referee');
  if (!('proof' in record)) faults.push('the record carries no proof of the shuffle');
  return [...faults, ...guests.flatMap((guest) => guestFaults(guest, over, verdicts))];
}

function guestFaults(
  { name, lives }: GuestTale,
  { match, record, scores, winners }: OverLine,
  verdicts: readonly string[],
): string[] {
  const over = last(lives, 'over');
  const seated = lives.flat().find((line) => line.type === 'joined');
  if (over === undefined || seated === undefined) return [`${name} did not come to an end`];
  const [seat = -1] = seated['seats'] as readonly number[];
  const game = gameOf(record.game)!;
  const log = new SeatLog({ id: match, game, options: record.options, seats: record.seats }, record.events);
  const checks: readonly (readonly [boolean, string])[] = [
    [same(over['scores'], scores), 'has other scores'],
    [same(over['winners'], winners), 'has other winners'],
    [over['log'] === logHash(record.events), 'has another log'],
    [over['chain'] === log.stream(seat).hash, 'has another chain'],
    [verdicts.includes(String(over['verdict'])), `says of the shuffle: ${String(over['verdict'])}`],
  ];
  const found = checks.flatMap(([ok, what]) => (ok ? [] : [`${name} ${what}`]));
  return [...found, ...moveFaults(name, lives, movesOf(game, record.events, seat))];
}

/** Every move that was answered is in the record, at its place and once; and no other is. */
function moveFaults(name: string, lives: GuestTale['lives'], inRecord: readonly GameEvent[]): string[] {
  const faults: string[] = [];
  const sent = new Map<number, unknown>();
  for (const line of lives.flat()) {
    const nth = Number(line['nth']);
    if (line.type === 'submitting') sent.set(nth, line['move']);
    if (line.type !== 'answered' || line['ok'] !== true) continue;
    if (!same(inRecord[nth], line['move']))
      faults.push(`${name}: its confirmed move ${nth} is not in the record`);
  }
  const strange = inRecord.findIndex((move, nth) => !same(sent.get(nth), move));
  if (strange >= 0) faults.push(`${name}: move ${strange} of the record was never made`);
  return faults;
}
