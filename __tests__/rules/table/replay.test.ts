import fc from 'fast-check';

import { judge } from '@/table/judge';
import { Replay } from '@/table/replay';

import { makeFrailStorage } from './frail-storage';
import { makePorts, playOut, startSolo } from './solo-table';

async function finishedGame() {
  const ports = makePorts(makeFrailStorage());
  const host = await startSolo(ports, 2);
  const seen = [{ view: host.view(0), due: host.due(), scores: host.scores() }];
  const at = [host.events.length];
  host.subscribe(() => {
    seen.push({ view: host.view(0), due: host.due(), scores: host.scores() });
    at.push(host.events.length);
  });
  await playOut(host);
  const judged = judge(ports.games, host.record());
  if (!judged.ok) throw new Error('own record refused');
  return { replay: new Replay(judged.game, judged.match), seen, at };
}

describe('replay', () => {
  it('shows at every point what was shown while it was played', async () => {
    const { replay, seen, at } = await finishedGame();
    seen.forEach((then, step) => expect(replay.at(at[step]!, 0)).toMatchObject(then));
    expect(replay.at(replay.length, 'table').due.kind).toBe('over');
  });

  it('shows the same whichever way one scrubs', async () => {
    const { replay } = await finishedGame();
    const straight = Array.from({ length: replay.length + 1 }, (_, index) => replay.at(index, 'table'));
    fc.assert(
      fc.property(fc.array(fc.nat(replay.length), { maxLength: 30 }), (stops) => {
        for (const stop of stops) expect(replay.at(stop, 'table')).toEqual(straight[stop]);
      }),
      { numRuns: 50 },
    );
  });

  it('names the event that led to a moment, and stays within the game', async () => {
    const { replay } = await finishedGame();
    expect(replay.at(0, 'table').event).toBeNull();
    expect(replay.at(1, 'table').event).toEqual(replay.events[0]);
    expect(replay.at(-5, 'table').index).toBe(0);
    expect(replay.at(1e9, 'table').index).toBe(replay.length);
  });

  it('does not play a whole game again for a step back', async () => {
    const { replay } = await finishedGame();
    replay.at(replay.length, 0);
    const apply = jest.spyOn(replay.game, 'apply');
    replay.at(replay.length - 1, 0);
    replay.at(replay.length - 2, 0);
    expect(apply.mock.calls.length).toBeLessThanOrEqual(14);
    apply.mockClear();
    replay.at(replay.length - 1, 0);
    expect(apply.mock.calls.length).toBe(1);
    apply.mockRestore();
  });
});
