import { agreeOnVersion } from '@/table/secure/versions';
import { asciiBytes } from '@/table/wire/ascii';
import { encodeMessage } from '@/table/wire/codec';
import type { Hello } from '@/table/wire/greeting';

import { flushAll, type WirePair } from '../wire-pair';
import { makeHouse, overhear, TABLE } from './greeting-kit';

const hello = (change: Partial<Hello> = {}): Uint8Array =>
  encodeMessage({
    t: 'hello',
    v: [1, 1],
    app: '0.1.0',
    caps: [],
    table: TABLE,
    want: 'join',
    by: 'code',
    nonce: 'ab'.repeat(16),
    ...change,
  });

/** Says these things one after another and gives back what was answered. */
async function visit(house: ReturnType<typeof makeHouse>, ...payloads: readonly Uint8Array[]) {
  const pair = house.come();
  const ear = overhear(pair);
  for (const payload of payloads) {
    pair.guest.send(payload);
    await flushAll(pair);
  }
  return { pair, ...ear };
}

const kindsOf = (heard: readonly Record<string, unknown>[]) => heard.map(({ t, reason }) => reason ?? t);

describe('versions', () => {
  it.each([
    [[1, 3], [2, 5], { version: 3 }],
    [[1, 3], [3, 3], { version: 3 }],
    [[2, 3], [1, 1], { update: 'guest' }],
    [[1, 1], [2, 4], { update: 'host' }],
  ] as const)('[HS-2] host %j and guest %j agree on %j', (host, guest, agreed) => {
    expect(agreeOnVersion(host, guest)).toEqual(agreed);
  });

  it('[HS-2] refuses a guest that is too new and says that the host must be updated', async () => {
    const { heard, ends } = await visit(makeHouse(), hello({ v: [2, 9] }));
    expect(heard).toEqual([{ t: 'refused', reason: 'version', update: 'host' }]);
    expect(ends()).toBe(1);
  });

  it('[HS-2] takes the highest version that both speak', async () => {
    const { heard } = await visit(makeHouse(), hello({ v: [1, 9] }));
    expect(heard).toMatchObject([{ t: 'welcome', v: 1, table: TABLE, epoch: 3 }]);
  });

  it('[HS-3] answers a probe of any version', async () => {
    const { heard } = await visit(makeHouse(), hello({ v: [7, 9], want: 'probe', table: null }));
    expect(heard).toMatchObject([{ t: 'table', v: [1, 1] }]);
  });
});

describe('a stranger', () => {
  it.each([
    ['nonsense', asciiBytes('GET / HTTP/1.1'), 'bad-message'],
    ['another message than hello', encodeMessage({ t: 'pair', y: '00'.repeat(32) } as never), 'bad-message'],
    ['a range upside down', hello({ v: [2, 1] }), 'bad-message'],
    ['a join without a way', hello({ by: undefined }), 'bad-message'],
    ['a resume without a device', hello({ want: 'resume' }), 'no-such-device'],
    ['a hello of more than a kibibyte', asciiBytes(`{"t":"hello"${' '.repeat(1_024)}}`), 'too-large'],
  ])('[HS-6] who says %s is told why and sent away', async (_, payload, reason) => {
    const house = makeHouse();
    const { heard, ends } = await visit(house, payload);
    expect(heard).toEqual([{ t: 'refused', reason }]);
    expect(ends()).toBe(1);
    expect(house.time.waiting()).toBe(0);
  });

  it('[HS-5] has three seconds for the hello', async () => {
    const house = makeHouse();
    const { pair, heard } = await visit(house);
    house.time.advance(2_999);
    await flushAll(pair);
    expect(heard).toEqual([]);
    house.time.advance(1);
    await flushAll(pair);
    expect(heard).toEqual([{ t: 'refused', reason: 'too-slow' }]);
    expect(pair.host.isOpen).toBe(false);
  });

  it('[HS-5] has three more seconds for the rest', async () => {
    const house = makeHouse();
    const { pair, heard } = await visit(house);
    house.time.advance(2_900);
    pair.guest.send(hello());
    await flushAll(pair);
    house.time.advance(2_900);
    await flushAll(pair);
    expect(kindsOf(heard)).toEqual(['welcome']);
    house.time.advance(100);
    await flushAll(pair);
    expect(kindsOf(heard)).toEqual(['welcome', 'too-slow']);
  });

  it.each([
    ['a share', encodeMessage({ t: 'pair', y: '00'.repeat(32) } as never)],
    ['a proof', encodeMessage({ t: 'proof', mac: '00'.repeat(32) } as never)],
  ])('[HS-1] is sent away when it begins with %s instead of a hello', async (_what, first) => {
    const { heard, ends } = await visit(makeHouse(), first);
    expect(kindsOf(heard)).toEqual(['bad-message']);
    expect(ends()).toBe(1);
  });

  it('[FR-6] may say things of later versions in between', async () => {
    const later = encodeMessage({ t: 'later' });
    const { heard } = await visit(makeHouse(), later, hello(), later);
    expect(kindsOf(heard)).toEqual(['welcome']);
  });

  it('[LM-5] is sent away when it talks on and on', async () => {
    const later = encodeMessage({ t: 'later' });
    const { heard } = await visit(makeHouse(), ...Array.from({ length: 17 }, () => later));
    expect(kindsOf(heard)).toEqual(['too-fast']);
  });

  it('[LM-5] is sent away when it does not wait for answers', async () => {
    const house = makeHouse();
    const pair = house.come();
    const { heard } = overhear(pair);
    for (let nth = 0; nth < 100; nth += 1) pair.guest.send(hello());
    await flushAll(pair);
    expect(kindsOf(heard).at(-1)).toBe('too-fast');
    expect(pair.host.isOpen).toBe(false);
  });

  it('[PA-3] is sent away with a share that is no point, and that is no guess', async () => {
    const house = makeHouse();
    const bad = encodeMessage({ t: 'pair', y: '00'.repeat(32) } as never);
    const { heard } = await visit(house, hello(), bad);
    expect(kindsOf(heard)).toEqual(['welcome', 'bad-message']);
    expect(house.told.wrongCodes).toEqual([]);
  });

  it('[PA-5] who breaks off after the share has learnt nothing, and it is no guess', async () => {
    const house = makeHouse();
    // The generator of the group: a point that anybody can send.
    const point = 'e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76';
    const share = encodeMessage({ t: 'pair', y: point } as never);
    const { pair, heard } = await visit(house, hello(), share);
    expect(kindsOf(heard)).toEqual(['welcome', 'pair']);
    pair.guest.close();
    await flushAll(pair);
    expect(house.told.wrongCodes).toEqual([]);
    expect(house.time.waiting()).toBe(0);
  });

  it('[PA-5] who seals something else than the code opens makes a guess', async () => {
    const house = makeHouse();
    const point = 'e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76';
    const share = encodeMessage({ t: 'pair', y: point } as never);
    const { heard } = await visit(house, hello(), share, new Uint8Array(40));
    expect(kindsOf(heard)).toEqual(['welcome', 'pair', 'wrong-code']);
    expect(house.told.wrongCodes).toHaveLength(1);
  });
});

describe('the door', () => {
  const crowd = (house: ReturnType<typeof makeHouse>, remotes: readonly string[]): WirePair[] =>
    remotes.map((remote) => house.come({ remote }));

  it('[LM-4] has room for four strangers of one address', async () => {
    const house = makeHouse();
    const pairs = crowd(
      house,
      Array.from({ length: 5 }, () => '10.0.0.9'),
    );
    const ears = pairs.map(overhear);
    await flushAll(...pairs);
    expect(ears.map(({ heard }) => kindsOf(heard))).toEqual([[], [], [], [], ['busy']]);
  });

  it('[LM-4] has room for eight strangers in all, and again when one is gone', async () => {
    const house = makeHouse();
    const pairs = crowd(
      house,
      Array.from({ length: 9 }, (_, nth) => `10.0.0.${nth}`),
    );
    const ears = pairs.map(overhear);
    await flushAll(...pairs);
    expect(ears.map(({ heard }) => kindsOf(heard)).at(-1)).toEqual(['busy']);
    expect(ears.filter(({ heard }) => heard.length > 0)).toHaveLength(1);
    pairs[0]?.guest.close();
    await flushAll(...pairs);
    const { heard } = await visit(house, hello());
    expect(kindsOf(heard)).toEqual(['welcome']);
  });

  it('[LM-6] pairs with so many a second and no more', async () => {
    const house = makeHouse();
    const answers: unknown[] = [];
    for (let nth = 0; nth < 41; nth += 1) {
      const { pair, heard } = await visit(house, hello());
      answers.push(kindsOf(heard)[0]);
      pair.guest.close();
      await flushAll(pair);
    }
    expect(answers.filter((answer) => answer === 'welcome')).toHaveLength(40);
    expect(answers.at(-1)).toBe('busy');
    house.time.advance(100);
    expect(kindsOf((await visit(house, hello())).heard)).toEqual(['welcome']);
  });

  it('[HS-8] sends everybody away when it closes, those under way and those to come', async () => {
    const house = makeHouse();
    const { pair, heard } = await visit(house, hello());
    house.door.close();
    await flushAll(pair);
    expect(kindsOf(heard)).toEqual(['welcome', 'closed']);
    expect(kindsOf((await visit(house, hello())).heard)).toEqual(['closed']);
    expect(house.time.waiting()).toBe(0);
  });

  it('[HS-6] outlives a household that fails over one newcomer', async () => {
    const house = makeHouse();
    house.household.password = () => {
      throw new Error('planted');
    };
    const { heard } = await visit(house, hello());
    expect(kindsOf(heard)).toEqual(['welcome', 'busy']);
  });
});
