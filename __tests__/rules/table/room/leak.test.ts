/** What a line receives may depend on nothing that its seats may not know. */
import fc from 'fast-check';

import type { Seat } from '@/engine/game';
import { nextBelow, nextUint32, randomAt, type RandomState } from '@/engine/random';
import { metroX, type MetroXMove, type MetroXState } from '@/games/metro-x';
import { Playing } from '@/table/room/playing';
import type { Room } from '@/table/room/room';
import * as ascii from '@/table/wire/ascii';
import { encodeMessage } from '@/table/wire/codec';
import { maskOf } from '@/table/wire/due';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, type Puppet } from './table-top';

/** What differs between two worlds, and nobody else may notice. */
interface Hidden {
  /** Decides what the other seats do in the open turn: which of their actions, and whether they think again. */
  readonly actions: number;
  /** The host's randomness: its secrets, and with them the cards to come. */
  readonly entropy: number;
}

const VIEWER: Seat = 1;
const CARDS = ['3', '4', 'skip-2', 'transfer', '5', '3', '4', 'free', '3'] as const;

const stateOf = (room: Room, seat: Seat) => (room.host!.view(seat) as { state: MetroXState }).state;

async function submit(room: Room, move: MetroXMove): Promise<void> {
  const nth = room.host!.events.filter(({ seat }) => seat === move.seat).length;
  expect(await room.host!.submit(move.seat, move, nth)).toMatchObject({ ok: true });
}

async function act(room: Room, seat: Seat, random: RandomState, regrets: number): Promise<void> {
  for (let again = 0; again <= regrets; again += 1) {
    if (again > 0) await submit(room, { type: 'take-back', seat });
    const moves = metroX.moves(stateOf(room, seat), seat);
    await submit(room, moves[nextBelow(random, moves.length)]!);
  }
}

/** Ids and codes are counted as ever; what is secret comes from `entropy`. */
function portsWith(entropy: number) {
  const ports = makeRoomPorts(makeFrailStorage());
  const secret = randomAt('entropy', entropy);
  const hex = (bytes: number) =>
    bytes === 16
      ? Promise.resolve(
          Array.from({ length: 4 }, () => nextUint32(secret).toString(16).padStart(8, '0')).join(''),
        )
      : ports.entropy.hex(bytes);
  return { ...ports, entropy: { hex } };
}

/**
 * The bytes of each message before they are sealed. Tokens and commitments are fresh randomness by themselves:
 * as many noughts stand for them, so that their lengths count; nothing else may differ.
 */
const withoutNoise = ({ line }: Puppet) =>
  line.told.map((message) =>
    ascii
      .asciiText(encodeMessage(message))!
      .replaceAll(/(?<="(?:token|commitment)":")[0-9a-f]+/g, ({ length }) => '0'.repeat(length)),
  );

/** What a seat and a screen were told: some closed turns that are the same in all worlds, then an open one. */
async function world({ turns, seed }: { turns: number; seed: number }, hidden: Hidden) {
  const ports = portsWith(hidden.entropy);
  const room = await openKitchen(ports);
  const [, viewer] = await guestsAt(room, ['Mia', 'Ole', 'Ida']);
  const [screen] = await guestsAt(room, [null]);
  await room.command({ type: 'add-bot', seat: 3, bot: 'greedy' });
  await room.command({ type: 'dealer', kind: 'physical' });
  await room.command({ type: 'start' });
  const shared = randomAt('shared', seed);
  const secret = randomAt('hidden', hidden.actions);
  for (let turn = 0; turn <= turns; turn += 1) {
    await room.command({ type: 'flip', outcome: { type: 'flip', card: CARDS[turn % CARDS.length]! } });
    const isOpen = turn === turns;
    for (const seat of [0, 2])
      await act(room, seat, isOpen ? secret : shared, isOpen ? nextBelow(secret, 4) : 0);
    // The bot answers, and who is still thinking goes out.
    await ports.timers.pass(1_000);
    if (!isOpen) await act(room, VIEWER, shared, 0);
    await ports.timers.pass(1_000);
  }
  return [viewer!, screen!].map(withoutNoise);
}

const worlds = fc.record({
  turns: fc.nat(6),
  seed: fc.nat(1e6),
  actions: fc.tuple(fc.nat(1e6), fc.nat(1e6)),
  entropy: fc.tuple(fc.nat(1e6), fc.nat(1e6)),
});

async function compare(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ turns, seed, actions, entropy }) => {
      const one = await world({ turns, seed }, { actions: actions[0], entropy: entropy[0] });
      const other = await world({ turns, seed }, { actions: actions[1], entropy: entropy[1] });
      expect(other).toEqual(one);
      expect(one.flat().join('')).toContain('"t":"due"');
    }),
    { numRuns },
  );
}

/** What a seat was told until the first card of a shuffle lay open. */
async function firstTurn(entropy: number) {
  const ports = portsWith(entropy);
  const room = await openKitchen(ports);
  const [mia] = await guestsAt(room, ['Mia', 'Ole']);
  await room.command({ type: 'start' });
  await ports.timers.pass(1_000);
  return { card: JSON.stringify(room.host!.events[0]), told: withoutNoise(mia!).join('\n') };
}

describe('a line', () => {
  it('[LG-7] receives the same bytes whatever is hidden from its seats', async () => {
    await compare(40);
  }, 60_000);

  it('[LG-7] would not, if anything leaked: the comparison notices', async () => {
    const due = jest.spyOn(Playing.prototype, 'due').mockImplementation(function (this: Playing) {
      const turn = this.host.due();
      // A host that counted hidden events, of which nobody may even know how many there are.
      return turn.kind === 'seats' ? maskOf([...turn.seats, this.host.events.length % 30]) : turn.kind;
    });
    await expect(compare(25)).rejects.toThrow();
    due.mockRestore();
  }, 60_000);

  it('[LG-7] would not, if the bytes told what the message does not', async () => {
    const { asciiJson } = ascii;
    let said = 0;
    const spy = jest.spyOn(ascii, 'asciiJson').mockImplementation((value) => {
      said += 1;
      const isDue = (value as { t?: unknown } | null)?.t === 'due';
      return isDue ? asciiJson({ ...(value as object), said }) : asciiJson(value);
    });
    await expect(compare(5)).rejects.toThrow();
    spy.mockRestore();
  }, 60_000);

  it('[LG-7] receives the same bytes for the same open card, whatever cards are to come', async () => {
    const byCard = new Map<string, Set<string>>();
    const tries = await Promise.all(Array.from({ length: 40 }, (_, entropy) => firstTurn(entropy)));
    for (const { card, told } of tries) byCard.set(card, (byCard.get(card) ?? new Set<string>()).add(told));
    expect(byCard.size).toBeGreaterThan(3);
    expect([...byCard.values()].map(({ size }) => size)).toEqual([...byCard.values()].map(() => 1));
  });

  it('[LG-7] is not told the secret of the cards before the last one', async () => {
    const ports = makeRoomPorts(makeFrailStorage());
    const room = await openKitchen(ports);
    const [mia] = await guestsAt(room, ['Mia']);
    await room.command({ type: 'start' });
    const { dealer } = room.host!.header;
    const secret = dealer.kind === 'committed' ? dealer.secret : '';
    expect(secret).toHaveLength(32);
    while (room.room().phase === 'play') {
      expect(JSON.stringify(mia!.line.told)).not.toContain(secret);
      await mia!.move(0, 1);
    }
    expect(mia!.line.last('over').secret).toBe(secret);
  });
});
