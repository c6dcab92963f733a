import path from 'node:path';
import { faultsOf, type Tale } from '../../../scripts/lan/verify';
import type { Line, Teller } from '../../../scripts/table/teller';
import { cards, portOf, programs } from './programs';

jest.setTimeout(60_000);

const { folder, table, guest } = programs();
const NAMES = ['Mia', 'Ben', 'Ayşe', 'Noor'];

async function ends(tellers: readonly Teller[]): Promise<readonly (number | null)[]> {
  return (await Promise.all(tellers.map(({ ended }) => ended))).map(({ code }) => code);
}

const taleOf = (host: readonly Teller[], guests: Readonly<Record<string, readonly Teller[]>>): Tale => ({
  host: host.map(({ lines }) => lines),
  guests: Object.entries(guests).map(([name, lives]) => ({ name, lives: lives.map(({ lines }) => lines) })),
});

/** The same tale with one line told otherwise. */
function doctored(tale: Tale, type: string, change: (line: Line) => Line): Tale {
  const [first, ...others] = tale.guests;
  const lives = first!.lives.map((lines) => lines.map((line) => (line.type === type ? change(line) : line)));
  return { ...tale, guests: [{ ...first!, lives }, ...others] };
}

describe('a table on the command line', () => {
  it('plays a whole game with four guests, who all know the same in the end', async () => {
    const host = table(['--port', '0', '--seats', '4', '--data', path.join(folder, 'whole')]);
    const port = await portOf(host);
    const guests = NAMES.map((name) => guest(`${name} 1`, port));
    expect(await ends([host, ...guests])).toEqual([0, 0, 0, 0, 0]);
    expect(host.lines.at(-1)).toMatchObject({ type: 'over', record: { seats: 4, proof: expect.anything() } });
    const tale = taleOf([host], Object.fromEntries(guests.map((one, at) => [NAMES[at]!, [one]])));
    expect(faultsOf(tale)).toEqual([]);
    // The judge of the lab sees what it is there to see.
    const others: readonly (readonly [string, Partial<Line>, string])[] = [
      ['over', { log: 'f'.repeat(32) }, 'Mia has another log'],
      ['over', { chain: 'f'.repeat(32) }, 'Mia has another chain'],
      ['over', { scores: [] }, 'Mia has other scores'],
      ['over', { verdict: 'broken' }, 'Mia says of the shuffle: broken'],
    ];
    for (const [type, change, fault] of others) {
      expect(faultsOf(doctored(tale, type, (line) => ({ ...line, ...change })))).toEqual([fault]);
    }
    const moved = doctored(tale, 'answered', (line) => (line['nth'] === 3 ? { ...line, move: {} } : line));
    expect(faultsOf(moved)).toEqual(['Mia: its confirmed move 3 is not in the record']);
    const doubled = doctored(tale, 'submitting', (line) => (line['nth'] === 2 ? { type: 'gone' } : line));
    expect(faultsOf(doubled)).toEqual(['Mia: move 2 of the record was never made']);
  });

  it('goes on with a guest that was killed and started again', async () => {
    const host = table(['--port', '0', '--seats', '2', '--data', path.join(folder, 'guest-killed')]);
    const port = await portOf(host);
    const ben = guest('Ben 2', port, ['--pace', '30']);
    const mia = guest('Mia 2', port, ['--pace', '30']);
    await cards(host, 5);
    await mia.kill('SIGKILL');
    await host.said('away');
    const again = guest('Mia 2', port);
    expect(await ends([host, ben, again])).toEqual([0, 0, 0]);
    expect((await again.said('joined'))['seats']).toEqual((await mia.said('joined'))['seats']);
    expect(faultsOf(taleOf([host], { Ben: [ben], Mia: [mia, again] }))).toEqual([]);
  });

  it('goes on as the same table after its host was killed and started again', async () => {
    const data = ['--seats', '2', '--data', path.join(folder, 'host-killed')];
    const host = table(['--port', '0', ...data]);
    const port = await portOf(host);
    const ben = guest('Ben 3', port, ['--pace', '30']);
    const mia = guest('Mia 3', port, ['--pace', '30']);
    await cards(host, 5);
    await host.kill('SIGKILL');
    await Promise.all([ben.said('reconnecting'), mia.said('reconnecting')]);
    const again = table(['--port', String(port), ...data]);
    const { id } = await host.said('listening');
    expect(await again.said('listening')).toMatchObject({ id, resumed: true });
    expect(await ends([again, ben, mia])).toEqual([0, 0, 0]);
    expect(faultsOf(taleOf([host, again], { Ben: [ben], Mia: [mia] }))).toEqual([]);
  });

  it('deals the same cards for the same seed, and says that the deck was fixed', async () => {
    const played = async (run: number): Promise<Teller> => {
      const data = path.join(folder, `seed-${run}`);
      const host = table(['--port', '0', '--seats', '2', '--bots', '1', '--seed', '7', '--data', data]);
      const ben = guest(`Ben seed ${run}`, await portOf(host));
      expect(await ends([host, ben])).toEqual([0, 0]);
      expect((await ben.said('over'))['verdict']).toBe('fixed');
      return host;
    };
    const flips = (host: Teller) => host.lines.flatMap(({ type, card }) => (type === 'flip' ? [card] : []));
    const [one, other] = [flips(await played(1)), flips(await played(2))];
    const shorter = Math.min(one.length, other.length);
    expect(one.slice(0, shorter)).toEqual(other.slice(0, shorter));
  });
});
