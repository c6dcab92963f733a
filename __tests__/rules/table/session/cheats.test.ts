/** A host that wants other cards than chance would bring: what its guests say about it at the end. */
import { advance, startMatch } from '@/engine/log';
import { gameOf } from '@/games/registry';
import { makeDealer } from '@/table/dealer';
import { commitmentOf, fixedSecret, type Mix, pledgeOf } from '@/table/dealing';
import type { Guest } from '@/table/guest/guest';
import { type AnyMatch, dealOn } from '@/table/match';
import { logHash, SeatLog } from '@/table/seat-log';
import { pack } from '@/table/wire/pack';

import { BEGIN, options, seated } from '../guest/fake-match';
import { type FakeTable, makeFakeTable, roomOf } from '../guest/fake-table';

const game = gameOf('metro-x')!;
const TRIES = 24;
const nonceOf = (n: number) => fixedSecret('nonce', n);

/** What the host tries for: as many threes as can be among the first cards. */
const worth = (secret: string, mix: Mix): number =>
  played(secret, mix).events.filter((event) => (event as { card?: unknown }).card === '3').length;

/** A game of two with the cards of that shuffle, everybody playing by default. */
function played(secret: string, mix: Mix): AnyMatch {
  const started = startMatch(game, options, 2);
  if (!started.ok) throw new Error(started.refusal.code);
  const dealer = makeDealer({ kind: 'committed', secret, commitment: commitmentOf(secret), mix: [...mix] });
  let match: AnyMatch = dealOn(game, started.value, dealer);
  for (let turn = game.turn(match.state); turn.kind === 'seats'; turn = game.turn(match.state)) {
    const next = advance(game, match, game.defaultMove(match.state, turn.seats[0]!));
    if (!next.ok) throw new Error(next.refusal.code);
    match = dealOn(game, next.value, dealer);
  }
  return match;
}

/** A host that knows its guest's part and looks for a mix that it likes. */
class Cheat {
  readonly table: FakeTable = makeFakeTable();
  guest!: Guest;

  async open(): Promise<this> {
    this.guest = await seated(this.table);
    return this;
  }

  /** Binds itself to a secret; the guest's pledge. */
  async commit(match: string, secret: string): Promise<string> {
    this.table.line().say({ t: 'commit', match, commitment: commitmentOf(secret) });
    await this.table.pass(0);
    return this.table.line().sentOf('pledge').at(-1)!.pledge;
  }

  /** Tells whose parts are mixed; the guest's part. */
  async fix(match: string, pledges: { device: string; pledge: string }[]): Promise<string> {
    this.table.line().say({ t: 'mix', match, pledges });
    await this.table.pass(0);
    return this.table.line().sentOf('nonce').at(-1)!.nonce;
  }

  async begin(match: string, secret: string, mix: Mix): Promise<void> {
    this.table
      .line()
      .say(
        { t: 'room', room: roomOf({ phase: 'play', match }) },
        { ...BEGIN, match, dealing: { kind: 'seeded', commitment: commitmentOf(secret), mix: [...mix] } },
      );
    await this.table.pass(0);
  }

  /** Plays a whole game with that mix, shows its secret, and hears what the guest thinks of it. */
  async play(match: string, secret: string, mix: Mix) {
    const { events } = played(secret, mix);
    const stream = new SeatLog({ id: match, game, options, seats: 2 }, events).stream(0);
    await this.begin(match, secret, mix);
    this.table.line().say(
      {
        ...{ t: 'news', match, seat: 0, from: 0, entries: pack(stream.entries(0)), hash: stream.hash },
        due: 'over',
      },
      { t: 'over', match, secret, log: logHash(events) },
    );
    await this.table.pass(0);
    return this.guest.verdict();
  }
}

const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item =>
  items.reduce((one, other) => (score(other) > score(one) ? other : one));

const grind = (secret: string, mixOf: (nonce: string) => Mix): Mix => {
  const mixes = Array.from({ length: TRIES }, (_, n) => mixOf(nonceOf(n)));
  const mix = best(mixes, (one) => worth(secret, one));
  // It is worth the trouble: without the proof the host would get what it likes.
  expect(worth(secret, mix)).toBeGreaterThan(Math.min(...mixes.map((one) => worth(secret, one))));
  return mix;
};

describe('a host that tries many shuffles', () => {
  const secret = fixedSecret('secret', 0);

  it('[DL-6] is found honest when it is', async () => {
    const cheat = await new Cheat().open();
    const own = await cheat.commit('m1', secret);
    const other = { device: '2', nonce: nonceOf(0) };
    const nonce = await cheat.fix('m1', [
      { device: '1', pledge: own },
      { device: '2', pledge: pledgeOf(other.nonce) },
    ]);
    expect(await cheat.play('m1', secret, [{ device: '1', nonce }, other])).toBe('proven');
  });

  it.each(['0', '2', '9'])(
    '[DL-6] is found out when it chooses the part of device %s after its guest has opened its own',
    async (device) => {
      const cheat = await new Cheat().open();
      const own = { device: '1', pledge: await cheat.commit('m1', secret) };
      const nonce = await cheat.fix('m1', [own, { device, pledge: pledgeOf(nonceOf(99)) }]);
      const mix = grind(secret, (ground) => [
        { device: '1', nonce },
        { device, nonce: ground },
      ]);
      expect(await cheat.play('m1', secret, mix)).toBe('broken');
    },
  );

  it('[DL-6] is found out when it adds a device that was on no list, or leaves one out', async () => {
    const cheat = await new Cheat().open();
    const own = { device: '1', pledge: await cheat.commit('m1', secret) };
    const nonce = await cheat.fix('m1', [own]);
    const mix = grind(secret, (ground) => [
      { device: '0', nonce: ground },
      { device: '1', nonce },
    ]);
    expect(await cheat.play('m1', secret, mix)).toBe('broken');
    const other = await new Cheat().open();
    const two = [
      { device: '1', pledge: await other.commit('m1', secret) },
      { device: '2', pledge: pledgeOf(nonceOf(0)) },
    ];
    const opened = await other.fix('m1', two);
    expect(await other.play('m1', secret, [{ device: '1', nonce: opened }])).toBe('broken');
  });

  it('[DL-8] cannot hide that it told many lists, and took the one that it liked', async () => {
    const cheat = await new Cheat().open();
    const own = { device: '1', pledge: await cheat.commit('m1', secret) };
    const lists = Array.from({ length: TRIES }, (_, n) => [
      own,
      { device: '2', pledge: pledgeOf(nonceOf(n)) },
    ]);
    let nonce = '';
    for (const list of lists) nonce = await cheat.fix('m1', list);
    const mix = grind(secret, (ground) => [
      { device: '1', nonce },
      { device: '2', nonce: ground },
    ]);
    await cheat.fix(
      'm1',
      mix.map(({ device, nonce: part }) => ({ device, pledge: pledgeOf(part) })),
    );
    expect(await cheat.play('m1', secret, mix)).toBe('redrawn');
  });

  it('[DL-6] cannot change the list when the game has begun', async () => {
    const cheat = await new Cheat().open();
    const own = { device: '1', pledge: await cheat.commit('m1', secret) };
    const nonce = await cheat.fix('m1', [own, { device: '2', pledge: pledgeOf(nonceOf(99)) }]);
    const mix = grind(secret, (ground) => [
      { device: '1', nonce },
      { device: '2', nonce: ground },
    ]);
    await cheat.begin('m1', secret, mix);
    await cheat.fix(
      'm1',
      mix.map(({ device, nonce: part }) => ({ device, pledge: pledgeOf(part) })),
    );
    expect(await cheat.play('m1', secret, mix)).toBe('broken');
  });

  it('[DL-8] cannot hide that it began games and gave them up', async () => {
    const cheat = await new Cheat().open();
    for (let n = 0; n < TRIES; n += 1) {
      const [match, ground] = [`m${n}`, fixedSecret('secret', n)];
      const own = { device: '1', pledge: await cheat.commit(match, ground) };
      const mix = [{ device: '1', nonce: await cheat.fix(match, [own]) }];
      await cheat.begin(match, ground, mix);
      if (n === TRIES - 1) expect(await cheat.play(match, ground, mix)).toBe('redrawn');
    }
  });

  it('[DL-8] cannot hide that it gave up games whose cards it did not like', async () => {
    const cheat = await new Cheat().open();
    const tried: { match: string; secret: string; mix: Mix }[] = [];
    for (let n = 0; n < TRIES; n += 1) {
      const [match, ground] = [`m${n}`, fixedSecret('secret', n)];
      const own = { device: '1', pledge: await cheat.commit(match, ground) };
      tried.push({ match, secret: ground, mix: [{ device: '1', nonce: await cheat.fix(match, [own]) }] });
    }
    const liked = best(tried.slice(-4), (one) => worth(one.secret, one.mix));
    expect(await cheat.play(liked.match, liked.secret, liked.mix)).toBe('redrawn');
    // What is past is past: the next game has a proof of its own.
    const own = { device: '1', pledge: await cheat.commit('next', secret) };
    const mix = [{ device: '1', nonce: await cheat.fix('next', [own]) }];
    expect(await cheat.play('next', secret, mix)).toBe('proven');
  });
});
