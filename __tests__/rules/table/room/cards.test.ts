import { resumeRoom } from '@/table/room/open-room';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, playOut, roomOf } from './table-top';

const kitchen = async (wish = {}) => {
  const ports = makeRoomPorts(makeFrailStorage());
  return { ports, room: await openKitchen(ports, wish) };
};
const no = (reason: string) => ({ ok: false, reason });

describe('turning cards', () => {
  it('[DL-2] waits for a flip by hand, first card included, and goes on by itself when told to', async () => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    await room.command({ type: 'flip-mode', mode: 'by-hand' });
    await room.command({ type: 'start' });
    expect(room.host!.due().kind).toBe('chance');
    expect(await room.command({ type: 'flip' })).toEqual({ ok: true });
    expect(await room.command({ type: 'flip' })).toEqual(no('not-now'));
    const chair = room.chair(0)!;
    await chair.submit(room.host!.defaultMove(0), 0);
    expect(chair.progress().due.kind).toBe('chance');
    expect(await room.command({ type: 'flip-mode', mode: 'auto' })).toEqual({ ok: true });
    expect(chair.progress().due.kind).toBe('seats');
    await chair.submit(room.host!.defaultMove(0), 1);
    expect(chair.progress().due.kind).toBe('seats');
  });

  it('[DL-3] takes the cards of a real deck, and refuses one that cannot be left', async () => {
    const { room, ports } = await kitchen();
    const [mia] = await guestsAt(room, ['Mia']);
    await room.command({ type: 'dealer', kind: 'physical' });
    await room.command({ type: 'start' });
    const flip = (card: string) => room.command({ type: 'flip', outcome: { type: 'flip', card } });
    expect(await room.command({ type: 'flip' })).toEqual(no('not-now'));
    expect(await flip('2')).toMatchObject({
      reason: 'refused',
      refusal: { code: 'card-not-left', rule: 'MX-3' },
    });
    expect(await flip('joker')).toMatchObject({ reason: 'refused', refusal: { code: 'bad-event' } });
    expect(
      await room.command({ type: 'flip', outcome: { type: 'mark', seat: 0, line: 'A', count: 1 } }),
    ).toMatchObject({
      reason: 'refused',
    });
    expect(await room.command({ type: 'flip-mode', mode: 'auto' })).toEqual({ ok: true });
    expect(await flip('free')).toEqual({ ok: true });
    expect(await flip('3')).toMatchObject({ reason: 'refused', refusal: { code: 'seats-are-due' } });
    await mia!.move(0);
    expect(await flip('free')).toMatchObject({ reason: 'refused', refusal: { code: 'card-not-left' } });
    const cards = ['3', '3', '3', '4', '4', '4', '5', '5', '6'];
    for (let at = 0; room.room().phase === 'play'; at += 1) {
      expect(await flip(cards[at % cards.length]!)).toEqual({ ok: true });
      await mia!.move(0);
    }
    expect(mia!.line.last('over').secret).toBeNull();
    expect(room.verdict()).toBe('real-deck');
    expect(room.host!.record().proof).toEqual({ dealing: { kind: 'physical' }, secret: null });
    expect(mia!.line.of('commit')).toHaveLength(1);
    // A game of a real deck is the same after a restart.
    const again = roomOf(await resumeRoom(makeRoomPorts(ports.storage, 70), room.id));
    expect(again.host!.events).toEqual(room.host!.events);
  });

  it('[DL-4] deals the same deck for the same seed, and says that it was fixed', async () => {
    const events = async () => {
      const { room } = await kitchen({ seed: '7' });
      const [mia] = await guestsAt(room, ['Mia']);
      await room.command({ type: 'start' });
      await playOut(room, [mia!]);
      expect(mia!.line.last('begin').dealing).toMatchObject({ mix: [] });
      expect(room.verdict()).toBe('fixed');
      return room.host!.events;
    };
    expect(await events()).toEqual(await events());
  });
});
