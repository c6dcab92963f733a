import { leaveTable } from '@/store/chair-thunks';
import { settingsChanged } from '@/store/settings-slice';
import { act, playNow, resumeGame } from '@/store/table-thunks';

import { isOver, makeTestStore, nextMove, tableOf } from './test-store';

const BEAT = 300;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function start() {
  const made = makeTestStore();
  await made.store.dispatch(playNow());
  return made;
}

describe('feedback', () => {
  it('is a mark, and a beat later the next card', async () => {
    const { store, services } = await start();
    expect(services.heard).toEqual(['flip']);
    await store.dispatch(act(nextMove(store, 1)));
    expect(services.heard).toEqual(['flip', 'mark']);
    expect(services.felt).toEqual(['mark']);
    await jest.advanceTimersByTimeAsync(BEAT);
    expect(services.heard).toEqual(['flip', 'mark', 'flip']);
  });

  it('tells of completed lines and of the end', async () => {
    const { store, services } = await start();
    for (let step = 0; !isOver(store); step += 1) {
      const before = tableOf(store).scores[0]!;
      services.felt.length = 0;
      await store.dispatch(act(nextMove(store, -1 >>> 1)));
      const after = tableOf(store).scores[0]!;
      const completed = after['completed']! > before['completed']!;
      expect(services.felt).toEqual([isOver(store) ? 'over' : completed ? 'line' : 'mark']);
    }
    expect(services.heard.at(-1)).toBe('over');
  });

  it('is given for a refusal', async () => {
    const { store, services } = await start();
    await store.dispatch(act({ type: 'mark', seat: 0, line: 'Z', count: 1 }));
    expect(services.heard).toEqual(['flip', 'refused']);
    expect(services.felt).toEqual(['refused']);
  });

  it('is silent when it is switched off', async () => {
    const { store, services } = await start();
    services.heard.length = 0;
    store.dispatch(settingsChanged({ sounds: false, haptics: false }));
    await store.dispatch(act(nextMove(store)));
    await store.dispatch(act({ type: 'mark', seat: 0, line: 'Z', count: 1 }));
    await jest.advanceTimersByTimeAsync(BEAT);
    expect([services.heard, services.felt]).toEqual([[], []]);
  });

  it('does not turn a card that was turned long ago', async () => {
    const { store, services } = await start();
    await store.dispatch(act(nextMove(store)));
    const { id } = tableOf(store);
    store.dispatch(leaveTable());
    await jest.advanceTimersByTimeAsync(BEAT);
    services.heard.length = 0;
    await store.dispatch(resumeGame(id));
    expect(services.heard).toEqual([]);
  });
});
