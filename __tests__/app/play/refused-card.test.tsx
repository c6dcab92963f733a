import { fireEvent, screen } from '@testing-library/react-native';
import { StartTableScreen } from '@/features/tables/start-table-screen';
import { settingsChanged } from '@/store/settings-slice';
import { takePlace } from '@/store/place-thunks';
import { CATALOGUES } from '@/i18n';
import { playIds, tableIds } from '@/ui/test-ids';
import { makeLoadedStore, renderScreen } from '../screens/render-screen';
import type * as MockRouter from './mock-router';
import { flip, mark } from './opened-at';
import { makePlayedTable } from './played-table';
import { type Language, NAMES, sit, tap } from './sat-down';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

/** The only card of its kind in the deck was turned, and everybody has acted on it. */
const GONE = [flip('skip-3'), mark('A', 1, 0), mark('A', 1, 1), mark('A', 1, 2)];
const REFUSED = { ok: false, reason: 'refused', refusal: { code: 'card-not-left', rule: 'MX-2' } } as const;

describe.each<Language>(['en', 'de'])('a card that cannot be left in the real deck (%s)', (language) => {
  const t = CATALOGUES[language];
  const reason = t.refusals.byCode['card-not-left']({});
  const label = t.stage.cardOf(t.cards.gamewright.name('skip-3'), 0, 1);

  it('can be tapped at the board, and the reason is read out there', async () => {
    const { answers } = sit({ leads: true, room: { dealer: 'physical' }, events: GONE }, language);
    answers.push(REFUSED);
    expect(screen.getByTestId(playIds.flipCard('skip-3'))).toHaveAccessibleName(label);
    tap(playIds.flipCard('skip-3'));
    const said = await screen.findByTestId(playIds.message);
    expect(said).toHaveTextContent(reason);
    expect(said.props['accessibilityLiveRegion']).toBe('assertive');
  });

  it('can be tapped on the screen for everybody, and what to do with it is read out there', async () => {
    const table = makePlayedTable({
      names: NAMES,
      own: [],
      leads: true,
      room: { dealer: 'physical' },
      events: GONE,
    });
    table.answers.push(REFUSED);
    const made = await makeLoadedStore();
    made.store.dispatch(settingsChanged({ language }));
    made.store.dispatch(
      takePlace({ presence: table.presence, hosting: null, addresses: [], webAddress: null }),
    );
    renderScreen(<StartTableScreen />, made);
    expect(screen.getByTestId(tableIds.deal('skip-3'))).toHaveAccessibleName(label);
    fireEvent.press(screen.getByTestId(tableIds.deal('skip-3')));
    const said = await screen.findByTestId(tableIds.trouble);
    expect(said).toHaveTextContent(new RegExp(t.stage.notLeft));
    expect(said.props['accessibilityLiveRegion']).toBe('assertive');
  });
});
