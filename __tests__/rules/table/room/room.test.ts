import { judge } from '@/games/judge';
import { verifyDealing } from '@/table/dealing';
import { logHash } from '@/table/seat-log';
import { gameOf } from '@/games/registry';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, playOut, Puppet, settle } from './table-top';

const game = gameOf('metro-x')!;

describe('a table', () => {
  it('[RM-1] is joined, started and played to an end that everybody agrees on', async () => {
    const ports = makeRoomPorts(makeFrailStorage());
    const room = await openKitchen(ports);
    const puppets = await guestsAt(room, ['Mia', 'Ole', 'Ida']);
    expect(room.room()).toMatchObject({ phase: 'lobby', match: null });
    expect(await room.command({ type: 'start' })).toEqual({ ok: true });
    expect(room.room()).toMatchObject({ phase: 'play' });
    expect(room.room().seats).toHaveLength(3);
    await playOut(room, puppets);
    expect(room.room().phase).toBe('over');
    const { events } = room.host!;
    for (const [seat, puppet] of puppets.entries()) {
      expect(puppet.events(seat)).toEqual(events);
      expect(puppet.line.last('over').log).toBe(logHash(events));
    }
    expect(judge(room.host!.record())).toMatchObject({ ok: true, over: true });
  });

  it('[DL-1] binds the dealer before it hears the others, and everybody can check every card', async () => {
    const ports = makeRoomPorts(makeFrailStorage());
    const room = await openKitchen(ports);
    const puppets = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    await playOut(room, puppets);
    for (const { line, device } of puppets) {
      const { dealing, options, names, match } = line.last('begin');
      const commit = line.of('commit').find((one) => one.match === match)!;
      const own = { device, commitment: commit.commitment, nonce: device.padStart(32, 'a') };
      const dealt = { game, options, seats: names.length, events: room.host!.events };
      const { secret } = line.last('over');
      expect(verifyDealing(dealt, dealing, secret, own)).toBe('proven');
      expect(verifyDealing(dealt, dealing, '0'.repeat(32), own)).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, nonce: 'b'.repeat(32) })).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, commitment: 'b'.repeat(64) })).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, nonce: null })).toBe('left-out');
      expect(verifyDealing(dealt, dealing, secret, { ...own, device: '99' })).toBe('left-out');
      const unheard = { ...own, commitment: null, nonce: null };
      expect(verifyDealing(dealt, dealing, secret, unheard)).toBe('left-out');
      const swapped = dealt.events.map((event) =>
        event.type === 'flip' ? { type: 'flip', card: '3' } : event,
      );
      expect(verifyDealing({ ...dealt, events: swapped.slice(0, 1) }, dealing, secret, own)).toBe(
        JSON.stringify(swapped[0]) === JSON.stringify(dealt.events[0]) ? 'proven' : 'broken',
      );
    }
    expect(room.verdict()).toBe('proven');
    expect(room.host!.record().proof).toMatchObject({ secret: puppets[0]!.line.last('over').secret });
  });

  it('lets the last one in be part of the shuffle when it starts at once', async () => {
    const ports = makeRoomPorts(makeFrailStorage());
    const room = await openKitchen(ports);
    const mia = new Puppet(room, 'Mia');
    room.household.joined(mia.line, { t: 'join', name: 'Mia' }, 'code');
    await settle();
    const starting = room.command({ type: 'start' });
    await settle();
    expect(room.room().phase).toBe('lobby');
    mia.device = mia.line.last('seated').device;
    mia.nonce();
    expect(await starting).toEqual({ ok: true });
    expect(mia.line.last('begin').dealing).toMatchObject({ mix: [{ device: '0' }, { device: mia.device }] });
  });
});
