import { Sealer } from '@/table/secure/box';
import { encodeMessage } from '@/table/wire/codec';

import { follow } from './greeting-kit';
import { due, keys, leave, makeLines, type PairOptions } from './line-kit';

describe('a line', () => {
  it('[SE-1] carries messages both ways, and nobody can read them on the way', () => {
    const seen: string[] = [];
    const { pair, hostLine, guestLine } = makeLines({
      tap: (payload) => {
        seen.push(String.fromCharCode(...payload));
        return [payload];
      },
    });
    const host = follow(hostLine);
    const guest = follow(guestLine);
    hostLine.send(due('m'));
    guestLine.send(leave);
    pair.flush();
    expect(guest.said).toEqual([due('m')]);
    expect(host.said).toEqual([leave]);
    expect(seen.filter((text) => text.includes('due') || text.includes('leave'))).toEqual([]);
  });

  it('[SE-6] keeps what was said before somebody listened, and the end after it', () => {
    const { pair, hostLine, guestLine } = makeLines();
    hostLine.send(due('a'));
    hostLine.send(due('b'));
    hostLine.close('removed');
    pair.flush();
    const guest = follow(guestLine);
    expect(guest.said).toEqual([due('a'), due('b')]);
    expect(guest.closed).toEqual(['removed']);
  });

  it('[SE-6] says nothing more to a listener that closed in the middle', () => {
    const { pair, hostLine, guestLine } = makeLines();
    hostLine.send(due('a'));
    hostLine.send(due('b'));
    pair.flush();
    const said: unknown[] = [];
    const closed: unknown[] = [];
    guestLine.listen({
      said: (message) => {
        said.push(message);
        guestLine.close('closed');
      },
      closed: (reason) => void closed.push(reason),
    });
    pair.flush();
    expect(said).toEqual([due('a')]);
    expect(closed).toEqual(['closed']);
  });

  it('[SE-7] ends once at both ends, with the reason, whatever is called how often', () => {
    const { time, pair, hostLine, guestLine } = makeLines();
    const host = follow(hostLine);
    const guest = follow(guestLine);
    hostLine.close('replaced');
    hostLine.close('removed');
    pair.flush();
    guestLine.close('closed');
    hostLine.send(due('m'));
    guestLine.wake();
    pair.flush();
    expect(host).toEqual({ said: [], closed: ['replaced'] });
    expect(guest).toEqual({ said: [], closed: ['replaced'] });
    expect(time.waiting()).toBe(0);
  });

  it('[SE-7] ends without a reason when the network ended it', () => {
    const { pair, hostLine, guestLine } = makeLines();
    const ends = [follow(hostLine), follow(guestLine)];
    pair.break();
    pair.flush();
    expect(ends.map(({ closed }) => closed)).toEqual([[null], [null]]);
  });
});

describe('a line whose listener fails', () => {
  it('[SE-6] is not deaf afterwards', () => {
    const { pair, hostLine, guestLine } = makeLines();
    guestLine.send(leave);
    guestLine.send(leave);
    pair.flush();
    const said: unknown[] = [];
    const listener = {
      said: (message: unknown) => {
        said.push(message);
        if (said.length === 1) throw new Error('a bug');
      },
      closed: () => undefined,
    };
    expect(() => hostLine.listen(listener)).toThrow('a bug');
    guestLine.send(leave);
    pair.flush();
    hostLine.listen(listener);
    expect(said).toHaveLength(3);
  });
});

describe('a line under attack', () => {
  const flip = (payload: Uint8Array) => payload.map((byte, at) => (at === 3 ? byte ^ 1 : byte));

  it.each([
    ['changes a byte', (payload: Uint8Array) => [flip(payload)]],
    ['repeats a message', (payload: Uint8Array) => [payload, payload]],
    ['cuts a message', (payload: Uint8Array) => [payload.subarray(0, -1)]],
    ['puts one of its own in', (payload: Uint8Array) => [new Uint8Array(30), payload]],
    ['sends it in the open', () => [encodeMessage(leave)]],
  ])('[SE-2] ends when somebody %s', (_, tamper) => {
    const tap: NonNullable<PairOptions['tap']> = (payload, from) =>
      from === 'guest' ? tamper(payload) : [payload];
    const { pair, hostLine, guestLine } = makeLines({ tap });
    const host = follow(hostLine);
    const guest = follow(guestLine);
    guestLine.send(leave);
    pair.flush();
    expect(host.said.length).toBeLessThanOrEqual(1);
    expect(host.closed).toEqual(['bad-box']);
    expect(guest.closed).toEqual(['bad-box']);
  });

  it('[SE-3] ends when messages change places', () => {
    const held: Uint8Array[] = [];
    const { pair, hostLine, guestLine } = makeLines({
      tap: (payload, from) => {
        if (from === 'guest') return [payload];
        held.push(payload);
        return held.length === 2 ? held.reverse() : [];
      },
    });
    const guest = follow(guestLine);
    hostLine.send(due('a'));
    hostLine.send(due('b'));
    pair.flush();
    expect(guest).toEqual({ said: [], closed: ['bad-box'] });
  });

  it('[SE-4] does not take its own messages back', () => {
    const { pair, hostLine } = makeLines({
      tap: (payload, from) => (from === 'host' ? [] : [payload]),
    });
    const host = follow(hostLine);
    pair.guest.send(new Sealer(keys.toGuest).seal(encodeMessage(leave))!);
    pair.flush();
    expect(host).toEqual({ said: [], closed: ['bad-box'] });
  });
});
