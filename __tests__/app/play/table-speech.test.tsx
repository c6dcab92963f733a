import { act } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import type * as MockRouter from './mock-router';
import { flip, mark } from './opened-at';
import { BEN_COMPLETES_A, type Language, sit } from './sat-down';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');

/** What a screen reader was told while that happened. */
async function heardWhile(happens: () => Promise<unknown>): Promise<string> {
  announce.mockClear();
  await happens();
  return announce.mock.calls.map(([text]) => text).join(' | ');
}

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
    return Promise.resolve();
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each<Language>(['en', 'de'])('a screen reader at a table hears (%s)', (language) => {
  it('the card that was flipped', async () => {
    const { change, t } = sit({ events: [] }, language);
    const { name, effect } = t.cards.gamewright;
    const heard = await heardWhile(() => change({ events: [flip('4')] }));
    expect(heard).toContain(t.play.flipped(name('4'), effect('4')));
  });

  it('that all have acted, while the next card is still to be turned', async () => {
    const acted = [flip('3'), mark('B', 3, 0), mark('A', 1, 1)];
    const { change, t } = sit({ events: acted, room: { flip: 'by-hand' } }, language);
    const heard = await heardWhile(() => change({ events: [...acted, mark('A', 1, 2)] }));
    expect(heard).toContain(t.play.table.allActed);
  });

  it('[MX-11] who completed a line and which bonus it took', async () => {
    const { change, t } = sit({ events: BEN_COMPLETES_A.slice(0, -1) }, language);
    const news = t.play.table.tookFirst('Ben', 'A', t.cards.gamewright.first);
    const heard = await heardWhile(() => change({ events: [...BEN_COMPLETES_A, flip('3')] }));
    expect(heard).toContain(news);
    expect(await heardWhile(() => change({ seats: { 1: { away: true } } }))).not.toContain(news);
  });

  it('that the table is out of reach, and that it is back', async () => {
    const { change, t } = sit({}, language);
    const lost = await heardWhile(async () => {
      await change({ link: { kind: 'reconnecting', failed: 1 } });
      await wait(1000);
    });
    expect(lost).toContain(t.play.table.reconnecting);
    const again = await heardWhile(() => change({ link: { kind: 'reconnecting', failed: 2 } }));
    expect(again).toBe('');
    const back = await heardWhile(() => change({ link: { kind: 'live' } }));
    expect(back).toContain(t.play.table.reconnected);
    expect(back).not.toContain(t.play.table.reconnecting);
  });
});

it('says a card that follows its like', async () => {
  const turn = [flip('3'), mark('B', 3, 0), mark('A', 1, 1)];
  const { change, t } = sit({ events: turn });
  const { name, effect } = t.cards.gamewright;
  const heard = await heardWhile(() => change({ events: [...turn, mark('A', 1, 2), flip('3')] }));
  expect(heard).toContain(t.play.flipped(name('3'), effect('3')));
});

it('says nothing of what others do in the open turn', async () => {
  const { change } = sit({ events: [flip('3')] });
  expect(await heardWhile(() => change({ events: [flip('3'), mark('A', 1, 1)] }))).toBe('');
});

it('says nothing of a line that is mended before anybody notices', async () => {
  const { change } = sit();
  const heard = await heardWhile(async () => {
    await change({ link: { kind: 'reconnecting', failed: 0 } });
    await change({ link: { kind: 'live' } });
    await wait(1000);
  });
  expect(heard).toBe('');
});
