import { judge } from '@/games/judge';
import { hashOfPledges, verifyDealing } from '@/table/dealing';
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
      const list = hashOfPledges(line.last('mix').pledges);
      const nonce = device.padStart(32, 'a');
      const own = { device, commitment: commit.commitment, nonce, list, opened: 1 };
      const dealt = { game, options, seats: names.length, events: room.host!.events };
      const { secret } = line.last('over');
      expect(verifyDealing(dealt, dealing, secret, own)).toBe('proven');
      expect(verifyDealing(dealt, dealing, '0'.repeat(32), own)).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, nonce: 'b'.repeat(32) })).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, commitment: 'b'.repeat(64) })).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, nonce: null })).toBe('left-out');
      expect(verifyDealing(dealt, dealing, secret, { ...own, device: '99' })).toBe('left-out');
      expect(verifyDealing(dealt, dealing, secret, { ...own, list: 'b'.repeat(64) })).toBe('broken');
      expect(verifyDealing(dealt, dealing, secret, { ...own, list: null })).toBe('left-out');
      expect(verifyDealing(dealt, dealing, secret, { ...own, opened: 2 })).toBe('redrawn');
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

  it('[DL-8] begins without a part that is not opened, and says that it mixed again', async () => {
    const ports = makeRoomPorts(makeFrailStorage());
    const room = await openKitchen(ports);
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    ole!.line.asked = ({ match }) => ole!.line.say({ t: 'nonce', match, nonce: 'b'.repeat(32) });
    const starting = room.command({ type: 'start' });
    await settle();
    expect(room.room().phase).toBe('lobby');
    await ports.timers.pass(1_000);
    expect(await starting).toEqual({ ok: true });
    expect(mia!.line.of('mix').map(({ pledges }) => pledges.length)).toEqual([2, 1]);
    expect(ole!.line.of('mix')).toHaveLength(1);
    expect(mia!.line.last('begin').dealing).toMatchObject({ mix: [{ device: mia!.device }] });
    await playOut(room, [mia!, ole!]);
    expect(room.verdict()).toBe('redrawn');
  });

  it('[DL-1] has nothing to prove when nobody else had a part', async () => {
    const room = await openKitchen(makeRoomPorts(makeFrailStorage()), { hostPlays: ['Anna'] });
    await room.command({ type: 'start' });
    const { host } = room;
    while (host!.due().kind === 'seats') {
      const nth = host!.events.filter(({ seat }) => seat === 0).length;
      await host!.submit(0, host!.defaultMove(0), nth);
    }
    expect([host!.due().kind, room.verdict()]).toEqual(['over', null]);
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
    mia.pledge();
    expect(await starting).toEqual({ ok: true });
    expect(mia.line.last('begin').dealing).toMatchObject({ mix: [{ device: mia.device }] });
  });
});
