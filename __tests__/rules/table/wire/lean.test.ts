import { decodeMessage, encodeMessage, TO_GUEST } from '@/table/wire/codec';
import type { ToGuest } from '@/table/wire/to-guest';

import { BEGIN } from '../guest/fake-match';
import { roomOf } from '../guest/fake-table';

const seats = Array.from({ length: 30 }, (_, seat) => ({
  kind: 'person' as const,
  name: `P${seat}`,
  device: String(seat),
  away: false,
  standIn: 'wait' as const,
  stoodIn: 0,
}));
const [first, second, ...others] = seats;
const odd = [
  { ...first!, away: true, standIn: 'bot' as const, stoodIn: 3 },
  { ...second!, kind: 'bot' as const, device: '' },
  ...others,
];
const mix = seats.map(({ device }) => ({ device, nonce: 'ab'.repeat(16) }));

const overTheWire = (message: ToGuest) => decodeMessage(TO_GUEST, encodeMessage(message));

describe('a lean message', () => {
  it.each<[string, ToGuest]>([
    ['[RM-17] a room as usual', { t: 'room', room: { ...roomOf(), seats } }],
    ['[RM-17] a room that is not', { t: 'room', room: { ...roomOf(), seats: odd } }],
    ['[DL-7] a shuffle', { ...BEGIN, dealing: { kind: 'seeded', commitment: 'c0'.repeat(32), mix } }],
    ['[DL-7] a real deck', { ...BEGIN, dealing: { kind: 'physical' } }],
  ])('%s comes back whole', (_, message) => {
    expect(overTheWire(message)).toEqual({ kind: 'message', message });
  });

  it.each([-1, 8.64e15 + 1, 1e300])('[LM-2] no match began at %d: no save could hold it', (startedAt) => {
    expect(overTheWire({ ...BEGIN, startedAt })).toEqual({ kind: 'bad' });
  });

  it('[RM-17] tells of thirty people in little more than a kibibyte', () => {
    expect(encodeMessage({ t: 'room', room: { ...roomOf(), seats } } as ToGuest).length).toBeLessThan(1_200);
  });

  it('[CM-2] says of an answer only that it was given before', () => {
    const answer = { t: 'answer', id: 'a-1', ok: true } as const;
    expect(overTheWire({ ...answer, again: false })).toEqual({ kind: 'message', message: answer });
    expect(overTheWire({ ...answer, again: true })).toEqual({
      kind: 'message',
      message: { ...answer, again: true },
    });
  });
});
