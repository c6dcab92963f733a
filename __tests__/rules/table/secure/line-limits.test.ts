import { bytesToHex } from '@noble/hashes/utils.js';

import { asciiBytes } from '@/table/wire/ascii';
import { encodeMessage } from '@/table/wire/codec';
import { LIMITS } from '@/table/wire/limits';

import { follow } from './greeting-kit';
import { due, leave, makeLines, makeRawGuest } from './line-kit';

describe('the limits of a line', () => {
  it('[LM-1] ends on a message of more than 4 KiB to the host', () => {
    const { pair, say, said, closed } = makeRawGuest();
    say(asciiBytes(`{"t":"leave"${' '.repeat(LIMITS.toHost - 16 - 13)}}`));
    pair.flush();
    expect([said, closed]).toEqual([[leave], []]);
    say(asciiBytes(`{"t":"leave"${' '.repeat(LIMITS.toHost - 16 - 12)}}`));
    pair.flush();
    expect(closed).toEqual(['too-large']);
  });

  it('[LM-1] ends when its connection says that the framing is broken', () => {
    for (const [breach, reason] of [
      ['too-large', 'too-large'],
      ['bad-frame', 'bad-message'],
    ] as const) {
      const { pair, closed } = makeRawGuest();
      pair.host.arrive(breach);
      expect(closed).toEqual([reason]);
    }
  });

  it('[LM-1] sends nothing that the other end would refuse', () => {
    const { pair, hostLine, guestLine } = makeLines();
    const host = follow(hostLine);
    const guest = follow(guestLine);
    guestLine.send({
      t: 'steer',
      id: 'a',
      command: { type: 'choose', game: 'x', options: { x: 'y'.repeat(4_096) } },
    });
    pair.flush();
    expect(host.said).toEqual([]);
    expect(guest.closed).toEqual(['too-large']);
  });

  it('[CM-11] tells a guest whether it ended over what the guest had said', () => {
    const ends: (readonly unknown[])[] = [];
    const run = (act: (lines: ReturnType<typeof makeLines>) => void) => {
      const lines = makeLines();
      lines.guestLine.listen({ said: () => undefined, closed: (...end) => void ends.push(end) });
      act(lines);
      lines.pair.flush();
    };
    const tooLong = { x: 'y'.repeat(70_000) };
    run(({ hostLine }) => hostLine.close('bad-message'));
    run(({ guestLine }) => guestLine.send({ t: 'rename', id: 'a', seat: 0, name: 'y'.repeat(5_000) }));
    run(({ hostLine }) => hostLine.send({ t: 'answer', id: 'a', ok: true, again: 7 as unknown as boolean }));
    run(({ hostLine }) => hostLine.send({ ...due('m'), ...tooLong }));
    expect(ends).toEqual([
      ['bad-message', true],
      ['too-large', true],
      ['bad-message', false],
      ['too-large', false],
    ]);
  });

  it('[LM-2] ends on a message that is not to be understood, and not on one from later', () => {
    const { pair, say, said, closed } = makeRawGuest();
    say(asciiBytes('{"t":"reveal","pre":[1]}'));
    pair.flush();
    expect(closed).toEqual([]);
    say(asciiBytes('{"t":"ping"}'));
    pair.flush();
    expect([said, closed]).toEqual([[], ['bad-message']]);
  });

  it('[LM-3] takes forty at once and then twenty a second', () => {
    const { time, pair, say, said, closed } = makeRawGuest();
    const sayMany = (count: number) => {
      for (let nth = 0; nth < count; nth += 1) say(encodeMessage(leave));
      pair.flush();
    };
    sayMany(40);
    expect(closed).toEqual([]);
    time.advance(1_000);
    sayMany(20);
    expect([said.length, closed]).toEqual([60, []]);
    sayMany(1);
    expect([said.length, closed]).toEqual([60, ['too-fast']]);
  });

  it('[LM-3] lets a guest take as much as the host says', () => {
    const { pair, hostLine, guestLine } = makeLines();
    const guest = follow(guestLine);
    for (let nth = 0; nth < 500; nth += 1) hostLine.send(due('m'));
    pair.flush();
    expect([guest.said.length, guest.closed]).toEqual([500, []]);
  });

  it('[LM-7] drops a device that does not read any more', () => {
    const { pair, hostLine } = makeLines();
    const host = follow(hostLine);
    pair.host.unsent = LIMITS.unsent;
    hostLine.send(due('m'));
    expect(host.closed).toEqual([]);
    pair.host.unsent += 1;
    hostLine.send(due('m'));
    expect(host.closed).toEqual(['too-slow']);
    expect(pair.host.isOpen).toBe(false);
  });

  it('[SE-1] never sends the same bytes twice', () => {
    const seen: string[] = [];
    const { pair, hostLine } = makeLines({
      tap: (payload) => {
        seen.push(bytesToHex(payload));
        return [payload];
      },
    });
    for (let nth = 0; nth < 20; nth += 1) hostLine.send(due('m'));
    pair.flush();
    expect(new Set(seen).size).toBe(20);
  });
});
