/** Whatever happens to one wire, one phone or the host: every board is right at the end. */
import fc from 'fast-check';

import { joinAsGuest } from '@/table/guest/open-guest';
import { readSession } from '@/table/guest/session-save';

import { type FrailStorage, makeFrailStorage, type Mishap } from '../frail-storage';
import { expectAgreement } from './agreement';
import { Lab, type Person } from './lab';

const kitchen = (): Promise<Lab> => Lab.open({ seats: 2 });

/** Who is cut off while the parts of the shuffle are opened is left out, and the others mix again. */
const ONE_CUT = ['proven', 'redrawn', 'left-out'] as const;

/** Joins, starts and plays; joins that were cut are waited for. */
async function playAll(lab: Lab, each?: (round: number) => Promise<void>): Promise<void> {
  await lab.guests('Mia', 'Ben');
  for (
    let waited = 0;
    waited < 80 && lab.people.some(({ guest }) => guest.link().kind !== 'live');
    waited += 1
  ) {
    await lab.pass(100);
  }
  expect(
    lab.room
      .room()
      .seats.map(({ name }) => name)
      .sort(),
  ).toEqual(['Ben', 'Mia']);
  const start = lab.room.command({ type: 'start' });
  await lab.pass(2_000, 20);
  expect(await start).toEqual({ ok: true });
  await lab.play(2_000, each);
  await lab.pass(6_000, 50);
}

describe('a table in a storm', () => {
  it('[RS-6] survives a wire that breaks at any one message', async () => {
    const calm = await kitchen();
    await playAll(calm);
    await expectAgreement(calm, 'proven');
    const total = calm.carried;
    // Every message of the greetings and the first turns, then some of each kind to the end.
    const cuts = Array.from({ length: total }, (_, index) => index + 1).filter(
      (nth) => nth <= 60 || nth % 13 === 0,
    );
    let redrawn = 0;
    for (const cut of cuts) {
      const lab = await kitchen();
      lab.mishap = (nth) => nth === cut;
      await playAll(lab);
      await expectAgreement(lab, ...ONE_CUT);
      if (lab.room.verdict() !== 'proven') redrawn += 1;
    }
    // Only where the very opening of the parts was cut.
    expect(redrawn).toBeLessThan(6);
  }, 240_000);

  it('[RS-6] survives wires that break again and again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 4, maxLength: 12 }),
        async (gaps) => {
          const lab = await kitchen();
          let next = 30;
          let nth = 0;
          lab.mishap = (carried) => {
            if (carried < next) return false;
            next = carried + gaps[nth % gaps.length]!;
            nth += 1;
            return true;
          };
          await lab.guests('Mia', 'Ben');
          await lab.pass(4_000, 20);
          const start = lab.room.command({ type: 'start' });
          await lab.pass(2_000, 20);
          expect(await start).toEqual({ ok: true });
          await lab.play(3_000);
          lab.mishap = () => false;
          await lab.pass(6_000, 50);
          const verdicts = lab.people.map(({ guest }) => guest.verdict());
          expect(verdicts).not.toContain('broken');
          expect(verdicts).not.toContain(null);
          if (verdicts.every((one) => one === 'proven')) await expectAgreement(lab, 'proven');
        },
      ),
      { numRuns: 8 },
    );
  }, 240_000);

  it('[RS-7] survives a host that is killed in the middle, and goes on as the same table', async () => {
    const lab = await kitchen();
    await playAll(lab, async (round) => {
      if (round === 6 || round === 7 || round === 30) await lab.restartHost();
    });
    await expectAgreement(lab, 'proven');
  }, 60_000);

  it('[RS-8] survives a phone that dies at any write, and shows its board before the host answers', async () => {
    // The first write is the token: a phone that dies before it never had a seat to come back to.
    let dead = 1;
    for (let hasDied = true; hasDied; dead += 1) {
      const lab = await kitchen();
      const mia = new Phone(lab, dead);
      await mia.person.join('Mia');
      await lab.guests('Ben');
      await mia.revive();
      await lab.pass(1_000, 10);
      await lab.start();
      await lab.play(2_000, () => mia.revive());
      await mia.revive();
      await lab.pass(3_000, 50);
      hasDied = mia.lives > 1;
      await expectAgreement(lab, ...ONE_CUT);
    }
    expect(dead).toBeGreaterThan(25);
  }, 240_000);
});

/** Its battery goes at one of its writes; everything that was not on the disk by then is gone. */
class Phone {
  readonly person: Person;
  readonly #disk = new Map<string, string>();
  #storage: FrailStorage;
  lives = 1;

  constructor(lab: Lab, dead: number) {
    this.#storage = makeFrailStorage({
      disk: this.#disk,
      mishap: (write) => (write === dead ? this.#die(dead % 2 === 0) : 'none'),
    });
    const current: ProxyHandler<FrailStorage> = {
      get: (_first, name) => Reflect.get(this.#storage, name) as unknown,
    };
    this.person = lab.person(new Proxy(this.#storage, current));
  }

  #die(isLost: boolean): Mishap {
    this.person.guest.pause();
    this.person.pair?.cut();
    return isLost ? 'power-lost' : 'power-kept';
  }

  async revive(): Promise<void> {
    if (!this.#storage.powerless) return;
    this.lives += 1;
    this.#storage = makeFrailStorage({ disk: this.#disk });
    const before = await readSession(this.#storage, this.person.lab.room.id);
    expect(await this.person.restart(this.lives)).toBe(true);
    const kept = before?.game ?? null;
    if (kept === null) return;
    const { events } = this.person.guest.chair(0)!.progress();
    expect(events).toHaveLength(kept.logs[0]!.entries.length);
  }
}

describe('a door', () => {
  it('[PA-4] sends a wrong code away, and asks no second time', async () => {
    const lab = await kitchen();
    const { guest } = await lab.person().join('Mia', { password: 'AAAA' });
    expect(await guest.arrival()).toMatchObject({ ok: false, reason: 'wrong-code' });
    await lab.pass(3_000, 50);
    expect(lab.room.room().seats.every(({ kind }) => kind === 'open')).toBe(true);
  });

  it('[RS-3] tells a guest that was removed, and one whose seat is open in a second window', async () => {
    const lab = await kitchen();
    const [mia, ben] = await lab.guests('Mia', 'Ben');
    await lab.room.command({ type: 'remove', seat: 1 });
    await lab.pass(100);
    expect(ben!.link()).toEqual({ kind: 'ended', reason: 'removed' });
    const { code } = lab.room.secrets();
    const again = await joinAsGuest(lab.people[0]!.ports(3), {
      addresses: [{ host: '10.0.0.1', port: 4600 }],
      table: lab.room.id,
      password: code,
      by: 'code',
      name: 'Mia',
    });
    await lab.pass(200);
    expect(again.link()).toEqual({ kind: 'live' });
    expect(again.device).toBe(mia!.device);
    expect(mia!.link()).toEqual({ kind: 'ended', reason: 'replaced' });
    expect(lab.room.room().seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
  });
});
