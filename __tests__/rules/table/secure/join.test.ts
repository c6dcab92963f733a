import { joinTable, type JoinRequest, probeTable, resumeSeat } from '@/table/secure/greet';

import { flushAll, type WirePair } from '../wire-pair';
import { CODE, follow, KEY, makeHouse, TABLE, TOKEN } from './greeting-kit';

type House = ReturnType<typeof makeHouse>;

async function join(house: House, change: Partial<JoinRequest> = {}, pair: WirePair = house.come()) {
  const request: JoinRequest = { password: CODE, by: 'code', table: TABLE, join: { name: 'Mia' }, ...change };
  const greeted = joinTable(pair.guest, request, house.guestPorts);
  await flushAll(pair);
  // The household's word of welcome is what the guest waits for.
  for (const { line } of house.told.joined) line.send({ t: 'seated', device: '7', token: TOKEN, seats: [0] });
  await flushAll(pair);
  return { pair, greeted: await greeted };
}

describe('a probe', () => {
  it('[HS-3] is answered with what the table is, and the connection ends', async () => {
    const house = makeHouse();
    const pair = house.come();
    const probed = probeTable(pair.guest, house.guestPorts);
    await flushAll(pair);
    expect(await probed).toMatchObject({
      ok: true,
      update: null,
      table: { id: TABLE, name: 'Küche', v: [1, 1], app: '0.1.0', taken: 1, seats: 4, epoch: 3 },
    });
    expect(pair.guest.isOpen).toBe(false);
    expect(house.time.waiting()).toBe(0);
  });

  it('[HS-7] gives up after three seconds of silence', async () => {
    const house = makeHouse();
    const pair = house.come();
    pair.cut();
    const probed = probeTable(pair.guest, house.guestPorts);
    await flushAll(pair);
    house.time.advance(3_000);
    expect(await probed).toEqual({ ok: false, reason: 'too-slow' });
  });
});

describe('joining', () => {
  it('[PA-1] seats who knows the code, and both ends can talk', async () => {
    const house = makeHouse();
    const { pair, greeted } = await join(house);
    expect(house.told.joined).toMatchObject([{ join: { t: 'join', name: 'Mia' }, by: 'code' }]);
    if (!greeted.ok) throw new Error(greeted.reason ?? 'closed');
    expect(greeted).toMatchObject({ table: TABLE, epoch: 3 });
    const guest = follow(greeted.line);
    const host = follow(house.told.joined[0]!.line);
    expect(guest.said).toEqual([{ t: 'seated', device: '7', token: TOKEN, seats: [0] }]);
    greeted.line.send({ t: 'leave' });
    pair.flush();
    expect(host.said).toEqual([{ t: 'leave' }]);
  });

  it('[PA-1] takes a code as people type it', async () => {
    const { greeted } = await join(makeHouse(), { password: ' ab-cd' });
    expect(greeted.ok).toBe(true);
  });

  it('[PA-1] takes the long key of a QR code', async () => {
    const house = makeHouse();
    const { greeted } = await join(house, { password: KEY, by: 'key', table: null });
    expect(greeted.ok).toBe(true);
    expect(house.told.joined[0]?.by).toBe('key');
  });

  it('[PA-5] sends away who does not know the code, and counts it', async () => {
    const house = makeHouse();
    const { greeted, pair } = await join(house, { password: 'ABCE' });
    expect(greeted).toMatchObject({ ok: false, reason: 'wrong-code' });
    expect(house.told.wrongCodes).toEqual(['10.0.0.2']);
    expect(house.told.joined).toEqual([]);
    expect(pair.host.isOpen).toBe(false);
    expect(house.time.waiting()).toBe(0);
  });

  it('[PA-5] does not take the code for the key, nor count a wrong key as a guess', async () => {
    const house = makeHouse();
    const { greeted } = await join(house, { password: CODE, by: 'key' });
    expect(greeted).toMatchObject({ ok: false, reason: 'wrong-code' });
    expect(house.told.wrongCodes).toEqual([]);
  });

  it('[PA-6] lets nobody in by code while it is guarded, but by key', async () => {
    const house = makeHouse();
    house.told.guarded = true;
    expect((await join(house)).greeted).toMatchObject({ ok: false, reason: 'guarded' });
    expect((await join(house, { password: KEY, by: 'key' })).greeted.ok).toBe(true);
  });

  it('[PA-6] does not even try a code that was under way when the guard came', async () => {
    const house = makeHouse();
    const pair = house.come();
    const request = { password: CODE, by: 'code', table: TABLE, join: { name: 'Mia' } } as const;
    const greeted = joinTable(pair.guest, request, house.guestPorts);
    // hello, welcome, pair, pair: all but the sealed join.
    for (let step = 0; step < 4; step += 1) {
      await flushAll({ flush: () => 0 });
      pair.flush(1);
    }
    house.told.guarded = true;
    await flushAll(pair);
    expect(await greeted).toMatchObject({ ok: false, reason: 'guarded' });
    expect(house.told.wrongCodes).toEqual([]);
  });

  it('[PA-4] fails when somebody on the way changed the hello', async () => {
    const house = makeHouse();
    const pair = house.come({
      tap: (payload) => {
        const text = String.fromCharCode(...payload);
        const changed = text.replace('"caps":[]', '"caps":["x"]');
        return [Uint8Array.from(changed, (char) => char.charCodeAt(0))];
      },
    });
    const { greeted } = await join(house, {}, pair);
    expect(greeted).toMatchObject({ ok: false, reason: 'wrong-code' });
  });

  it('[HS-4] finds that another table is at this address', async () => {
    const { greeted } = await join(makeHouse(), { table: 'f'.repeat(16) });
    expect(greeted).toMatchObject({ ok: false, reason: 'no-such-table' });
  });

  it('[PA-7] says why the table does not want the newcomer', async () => {
    const house = makeHouse();
    const pair = house.come();
    const request = { password: CODE, by: 'code', table: TABLE, join: { name: 'Mia' } } as const;
    const greeted = joinTable(pair.guest, request, house.guestPorts);
    await flushAll(pair);
    house.told.joined[0]?.line.close('full');
    await flushAll(pair);
    expect(await greeted).toMatchObject({ ok: false, reason: 'full' });
    expect(house.time.waiting()).toBe(0);
  });

  it('[PA-7] knows a connection that ended without a word', async () => {
    const house = makeHouse();
    const pair = house.come();
    const request = { password: CODE, by: 'code', table: TABLE, join: { name: 'Mia' } } as const;
    const greeted = joinTable(pair.guest, request, house.guestPorts);
    await flushAll({ flush: () => 0 });
    pair.break();
    await flushAll(pair);
    expect(await greeted).toMatchObject({ ok: false, reason: null });
    expect(house.time.waiting()).toBe(0);
  });
});

describe('resuming', () => {
  const resume = async (house: House, change: { device?: string; token?: string } = {}) => {
    const pair = house.come();
    const request = { device: '7', token: TOKEN, table: TABLE, ...change };
    const greeted = resumeSeat(pair.guest, request, house.guestPorts);
    await flushAll(pair);
    return { pair, greeted: await greeted };
  };

  it('[RS-1] brings a device back without the code, even while the door is guarded', async () => {
    const house = makeHouse();
    house.told.guarded = true;
    const { pair, greeted } = await resume(house);
    if (!greeted.ok) throw new Error(greeted.reason ?? 'closed');
    expect(house.told.resumed[0]?.device).toBe('7');
    const guest = follow(greeted.line);
    house.told.resumed[0]?.line.send({ t: 'due', match: 'm', due: 'chance' });
    pair.flush();
    expect(guest.said).toEqual([{ t: 'due', match: 'm', due: 'chance' }]);
  });

  it.each([
    ['a wrong token', { token: '0'.repeat(32) }],
    ['a device that is not known', { device: '8' }],
  ])('[RS-3] sends away %s', async (_, change) => {
    const house = makeHouse();
    const { greeted } = await resume(house, change);
    expect(greeted).toMatchObject({ ok: false, reason: 'no-such-device' });
    expect(house.told.resumed).toEqual([]);
    expect(house.told.wrongCodes).toEqual([]);
  });

  it('[RS-3] does not believe a host that does not know the token', async () => {
    const house = makeHouse();
    const pair = house.come({
      tap: (payload, from) => {
        const text = String.fromCharCode(...payload);
        const forged = text.replace(/"mac":"\w+"/, `"mac":"${'0'.repeat(64)}"`);
        return [from === 'host' ? Uint8Array.from(forged, (char) => char.charCodeAt(0)) : payload];
      },
    });
    const greeted = resumeSeat(pair.guest, { device: '7', token: TOKEN, table: TABLE }, house.guestPorts);
    await flushAll(pair);
    expect(await greeted).toMatchObject({ ok: false, reason: 'bad-box' });
  });

  it('[RS-2] takes no proof that was recorded on another connection', async () => {
    const house = makeHouse();
    const recorded: Uint8Array[] = [];
    const first = house.come({
      tap: (payload, from) => {
        if (from === 'guest') recorded.push(payload);
        return [payload];
      },
    });
    const greeted = resumeSeat(first.guest, { device: '7', token: TOKEN, table: TABLE }, house.guestPorts);
    await flushAll(first);
    expect((await greeted).ok).toBe(true);
    const second = house.come();
    for (const payload of recorded) second.guest.send(payload);
    await flushAll(second);
    expect(house.told.resumed).toHaveLength(1);
    expect(second.host.isOpen).toBe(false);
  });
});
