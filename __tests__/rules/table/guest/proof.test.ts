import { gameOf } from '@/games/registry';
import { commitmentOf, hashOfPledges, pledgeOf } from '@/table/dealing';
import { GuestMatch } from '@/table/guest/guest-match';
import {
  forgetSession,
  listSessions,
  makeSessionText,
  parseSession,
  readSession,
  type Session,
} from '@/table/guest/session-save';
import { makeMemoryStorage } from '@/table/memory-storage';
import { logHash, SeatLog } from '@/table/seat-log';
import { pack } from '@/table/wire/pack';

import { BEGIN, MATCH, options } from './fake-match';
import { HOME, TABLE, TOKEN } from './fake-table';
import { playedLog } from './played-log';

const game = gameOf('metro-x')!;
const events = playedLog({ seats: 2, takeBacks: false, turns: 99, pick: 2 });
const SECRET = 'ab'.repeat(16);
const NONCE = 'cd'.repeat(16);
const commitment = commitmentOf(SECRET);

function finished(over: { secret: string | null; log: string }) {
  const { t: _t, ...begin } = BEGIN;
  const dealing = { kind: 'seeded' as const, commitment, mix: [{ device: '1', nonce: NONCE }] };
  const opened = GuestMatch.open({ ...begin, dealing }, game, [0]);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  const stream = new SeatLog({ id: MATCH, game, options, seats: 2 }, events).stream(0);
  const news = { from: 0, entries: pack(stream.entries(0)), hash: stream.hash, due: 'over' as const };
  match.hear({ t: 'news', match: MATCH, seat: 0, ...news });
  match.hear({ t: 'over', match: MATCH, ...over });
  const list = hashOfPledges([{ device: '1', pledge: pledgeOf(NONCE) }]);
  return match.verdict({ device: '1', commitment, nonce: NONCE, list, opened: 1 });
}

describe('the proof at the end', () => {
  it('[DL-6] breaks when the cards are not those that the dealer was bound to', () => {
    expect(finished({ secret: SECRET, log: logHash(events) })).toBe('broken');
  });

  it('[DL-6] breaks when another secret or none is shown, or another log was played', () => {
    expect(finished({ secret: 'ff'.repeat(16), log: logHash(events) })).toBe('broken');
    expect(finished({ secret: null, log: logHash(events) })).toBe('broken');
    expect(finished({ secret: SECRET, log: 'ff'.repeat(16) })).toBe('broken');
  });
});

describe('kept sessions', () => {
  const session: Session = {
    table: TABLE,
    name: 'Kitchen',
    addresses: [HOME],
    device: '1',
    token: TOKEN,
    seats: [0],
    player: 'Mia',
    updatedAt: 5,
    parts: {
      shares: [{ match: MATCH, commitment, nonce: NONCE, list: null, lists: 0, before: null, ended: false }],
      loose: 1,
    },
    game: null,
    former: null,
  };

  it('[RS-9] are read as they were written', () => {
    expect(parseSession(makeSessionText(session))).toMatchObject(session);
  });

  it.each([
    ['rubbish', 'x'],
    ['a later format', makeSessionText(session).replace('guest/1', 'guest/2')],
    ['a bad token', makeSessionText({ ...session, token: 'x' })],
    ['a bad address', makeSessionText({ ...session, addresses: [{ host: '', port: 0 }] })],
    ['too many seats', makeSessionText({ ...session, seats: Array<number>(31).fill(0) })],
  ])('[RS-9] are left out when they are %s', (_what, text) => {
    expect(parseSession(text)).toBeNull();
  });

  it('[RS-9] are listed with the last table first, and can be forgotten', async () => {
    const other = 'ee'.repeat(8);
    const storage = makeMemoryStorage([
      [`guest/${TABLE}`, makeSessionText(session)],
      [`guest/${other}`, makeSessionText({ ...session, table: other, updatedAt: 9 })],
      ['guest/misplaced', makeSessionText(session)],
    ]);
    expect((await listSessions(storage)).map(({ table }) => table)).toEqual([other, TABLE]);
    await forgetSession(storage, other);
    expect(await readSession(storage, other)).toBeNull();
    expect(await listSessions(storage)).toHaveLength(1);
  });
});
