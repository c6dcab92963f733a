/** A guest with a fake table, seated or in the middle of a match. */
import { metroX } from '@/games/metro-x';
import { joinAsGuest } from '@/table/guest/open-guest';
import { SeatLog } from '@/table/seat-log';
import { maskOf } from '@/table/wire/due';
import { pack } from '@/table/wire/pack';

import { METRO_CITY } from '../solo-table';
import { type FakeTable, type Heard, MIA, roomOf, SEATED } from './fake-table';
import { playedLog } from './played-log';

export const MATCH = 'm1';
export const { options } = METRO_CITY;
export const events = playedLog({ seats: 2, takeBacks: true, turns: 6, pick: 3 });

export const BEGIN: Extract<Heard, { t: 'begin' }> = {
  t: 'begin',
  match: MATCH,
  game: 'metro-x',
  options,
  names: ['Mia', 'Ben'],
  startedAt: 5,
  dealing: { kind: 'physical' },
};

export function news(count: number, from = 0): Heard {
  const stream = new SeatLog({ id: MATCH, game: metroX, options, seats: 2 }, events.slice(0, count)).stream(
    0,
  );
  return {
    t: 'news',
    match: MATCH,
    seat: 0,
    from,
    entries: pack(stream.entries(from)),
    hash: stream.hash,
    due: maskOf([0, 1]),
  };
}

export async function seated(table: FakeTable) {
  const guest = await joinAsGuest(table.ports, MIA);
  await table.pass(0);
  table.line().say(SEATED, { t: 'room', room: roomOf() });
  await table.pass(0);
  return guest;
}

export async function playing(table: FakeTable, count = 1) {
  const guest = await seated(table);
  table.line().say({ t: 'room', room: roomOf({ phase: 'play', match: MATCH }) }, BEGIN, news(count));
  await table.pass(0);
  return guest;
}
