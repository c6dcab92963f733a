import { Nearby, probeAddress } from '@/table/guest/nearby';
import type { Address, Advert, FinderListener, Transport } from '@/table/net-ports';

import { makeHouse, TABLE } from '../secure/greeting-kit';
import { flushAll, settle, type WirePair } from '../wire-pair';

const HOME: Address = { host: '10.0.0.1', port: 4600 };
const AWAY: Address = { host: '10.0.0.9', port: 4600 };
const ADVERT: Advert = { name: 'x', id: TABLE, protocol: 1, phase: 'lobby', taken: 0, seats: 4, epoch: 3 };

/** One table at one address; everywhere else nobody answers. */
function makeStreet() {
  const house = makeHouse();
  const pairs: WirePair[] = [];
  const street = { isOpen: true, visits: 0, listener: null as FinderListener | null, stopped: 0 };
  const transport: Transport = {
    connect: ({ host }) => {
      street.visits += 1;
      if (host !== HOME.host || !street.isOpen) return Promise.reject(new Error('nobody'));
      const pair = house.come();
      pairs.push(pair);
      return Promise.resolve(pair.guest);
    },
  };
  const finder = {
    find: (listener: FinderListener) => {
      street.listener = listener;
      return () => void (street.stopped += 1);
    },
  };
  const nearby = new Nearby({ ...house.guestPorts, transport, finder });
  const rest = async () => {
    for (let turn = 0; turn < 4; turn += 1) await flushAll(...pairs);
  };
  const pass = async (milliseconds: number) => {
    house.time.advance(milliseconds);
    await rest();
  };
  return { ...house, street, transport, nearby, rest, pass };
}

describe('tables nearby', () => {
  it('[DI-1] are listed once they have answered, and not before', async () => {
    const { nearby, street, rest } = makeStreet();
    nearby.start();
    street.listener!.sighted({ advert: ADVERT, addresses: [AWAY, HOME] });
    await settle();
    expect(nearby.tables()).toEqual([]);
    await rest();
    expect(nearby.tables()).toMatchObject([
      { id: TABLE, name: 'Küche', addresses: [HOME, AWAY], update: null },
    ]);
  });

  it('[DI-1] are not listed on hearsay: nobody there, or another table', async () => {
    const { nearby, street, rest } = makeStreet();
    nearby.start();
    street.listener!.sighted({ advert: ADVERT, addresses: [AWAY] });
    street.listener!.sighted({ advert: { ...ADVERT, id: 'ff'.repeat(8) }, addresses: [HOME] });
    await rest();
    expect(nearby.tables()).toEqual([]);
  });

  it('[DI-2] are one however often they are heard of, and the highest epoch wins', async () => {
    const { nearby, street, rest } = makeStreet();
    nearby.start();
    street.listener!.sighted({ advert: ADVERT, addresses: [HOME] });
    street.listener!.sighted({ advert: ADVERT, addresses: [HOME, AWAY] });
    await rest();
    street.listener!.sighted({ advert: { ...ADVERT, epoch: 2 }, addresses: [AWAY] });
    await rest();
    expect(nearby.tables()).toHaveLength(1);
    expect(nearby.tables()[0]?.addresses[0]).toEqual(HOME);
  });

  it('[DI-3] are looked at again and go when they answer no more', async () => {
    const { nearby, street, rest, pass } = makeStreet();
    nearby.start();
    street.listener!.sighted({ advert: ADVERT, addresses: [HOME] });
    await rest();
    await pass(5_000);
    expect(street.visits).toBe(2);
    street.isOpen = false;
    await pass(5_000);
    expect(nearby.tables()).toHaveLength(1);
    await pass(5_000);
    expect(nearby.tables()).toEqual([]);
  });

  it('[DI-3] go when they say good-bye, even while they are asked', async () => {
    const { nearby, street, rest } = makeStreet();
    nearby.start();
    street.listener!.sighted({ advert: ADVERT, addresses: [HOME] });
    street.listener!.lost(TABLE);
    await rest();
    expect(nearby.tables()).toEqual([]);
  });

  it('[DI-4] say why nothing can be found, and look again when something is', async () => {
    const { nearby, street, rest } = makeStreet();
    let told = 0;
    nearby.subscribe(() => (told += 1));
    nearby.start();
    street.listener!.troubled('denied');
    expect([nearby.trouble(), told]).toEqual(['denied', 1]);
    street.listener!.sighted({ advert: ADVERT, addresses: [HOME] });
    await rest();
    expect(nearby.trouble()).toBeNull();
    expect(nearby.tables()).toHaveLength(1);
    nearby.stop();
    expect([nearby.tables(), street.stopped]).toEqual([[], 1]);
  });

  it('[DI-4] cannot be looked for without a finder', () => {
    const { transport, guestPorts } = makeStreet();
    const nearby = new Nearby({ ...guestPorts, transport, finder: null });
    nearby.start();
    expect(nearby.trouble()).toBe('unavailable');
    nearby.stop();
  });

  it('[DI-5] are asked at a typed address, too', async () => {
    const { transport, guestPorts, rest } = makeStreet();
    const answer = probeAddress({ ...guestPorts, transport }, HOME);
    await rest();
    expect(await answer).toMatchObject({ ok: true, table: { id: TABLE } });
    expect(await probeAddress({ ...guestPorts, transport }, AWAY)).toEqual({ ok: false, reason: null });
  });
});
