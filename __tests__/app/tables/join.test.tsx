import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { JoinTableScreen } from '@/features/tables/join-table-screen';
import { redirectSystemPath } from '@/features/tables/native-intent';
import { sayReason } from '@/features/tables/say-trouble';
import { CATALOGUES } from '@/i18n';
import { keptTablesRead, lookingTroubled, pageFound, tablesFound } from '@/store/nearby-slice';
import { type Scanner, ScannerContext } from '@/store/scanner';
import type { NearbyTable } from '@/store/seating';
import { settingsChanged } from '@/store/settings-slice';
import { REASONS } from '@/table/wire/reasons';
import { joinIds } from '@/ui/test-ids';
import { query } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { TABLE } from './seatings';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

const LINK = `interchange://192.168.1.5:4600/${TABLE}#00112233445566778899aabbccddeeff`;
const table = (id: string, more: Partial<NearbyTable> = {}): NearbyTable => ({
  id,
  name: `Table ${id}`,
  game: 'metro-x',
  phase: 'lobby',
  taken: 1,
  seats: 4,
  locked: false,
  addresses: [{ host: '192.168.1.5', port: 4600 }],
  ...more,
});

async function show(scanner: Scanner | null = null) {
  const made = await makeLoadedStore();
  made.store.dispatch(settingsChanged({ networkExplained: true, playerName: 'Mia' }));
  renderScreen(
    <ScannerContext value={scanner}>
      <JoinTableScreen />
    </ScannerContext>,
    made,
  );
  return made;
}

const type = (id: string, text: string) => fireEvent.changeText(screen.getByTestId(id), text);

beforeEach(() => delete query['invitation']);

describe('join a table', () => {
  it('needs a table, then its code, and says what is missing', async () => {
    await show();
    expect(screen.getByTestId(joinIds.go)).toBeDisabled();
    expect(screen.getByTestId(joinIds.reason)).toHaveTextContent(/Choose a table/);
    type(joinIds.address, 'not an address');
    expect(screen.getByTestId(joinIds.reason)).toHaveTextContent(/no address/);
    type(joinIds.address, '192.168.1.5:4600');
    expect(screen.getByTestId(joinIds.reason)).toHaveTextContent(/four characters/);
    type(joinIds.code, 'k7qx');
    expect(screen.queryByTestId(joinIds.reason)).toBeNull();
    type(joinIds.name, ' ');
    expect(screen.getByTestId(joinIds.reason)).toHaveTextContent(/Type a name/);
    fireEvent.press(screen.getByTestId(joinIds.watch));
    expect(screen.getByTestId(joinIds.go)).toBeEnabled();
    expectNamedTargets();
  });

  it('says what to do when nobody answers', async () => {
    await show();
    type(joinIds.address, '192.168.1.5:4600');
    type(joinIds.code, 'K7QX');
    fireEvent.press(screen.getByTestId(joinIds.go));
    expect(await screen.findByTestId(joinIds.trouble)).toHaveTextContent(/Nobody answered there/);
  });

  it('lists tables as they are found and says which cannot be joined', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(
        tablesFound([
          table('a'),
          table('b', { locked: true }),
          table('c', { taken: 4 }),
          table('d', { phase: 'play' }),
        ]),
      );
    });
    expect(screen.getByTestId(joinIds.table('a'))).toBeChecked();
    for (const [id, why] of [
      ['b', /locked/],
      ['c', /full/],
      ['d', /plays already/],
    ] as const) {
      expect(screen.getByTestId(joinIds.table(id))).toBeDisabled();
      expect(screen.getByTestId(joinIds.table(id))).toHaveAccessibleName(why);
    }
    expect(screen.getByTestId(joinIds.go)).toHaveTextContent('Join Table a');
  });

  it('offers other ways when the phone does not let it look, and never blames the network', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(lookingTroubled('denied'));
    });
    expect(screen.getByTestId(joinIds.nothing)).toHaveTextContent(/work all the same/);
    expect(screen.getByTestId(joinIds.address)).toBeTruthy();
    expect(screen.getByTestId(joinIds.passAndPlay)).toBeTruthy();
    for (const texts of Object.values(CATALOGUES)) {
      expect(JSON.stringify([texts.join, texts.troubles])).not.toMatch(/check your|prüfe/i);
    }
  });

  it('has the table of its own page chosen, and comes back to the last one', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(pageFound({ id: TABLE, name: 'Kitchen', canLead: false }));
      store.dispatch(keptTablesRead([{ id: 'x', name: 'Garden', role: 'guest', match: null }]));
    });
    expect(screen.getByTestId(joinIds.table(TABLE))).toBeChecked();
    expect(screen.getByTestId(joinIds.last)).toHaveAccessibleName(/Come back to Garden/);
  });

  it('lists a table once, whichever ways lead to it', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(pageFound({ id: TABLE, name: 'Kitchen', canLead: false }));
      store.dispatch(keptTablesRead([{ id: TABLE, name: 'Kitchen', role: 'guest', match: null }]));
    });
    expect(screen.queryByTestId(joinIds.table(TABLE))).toBeNull();
    expect(screen.getByTestId(joinIds.last)).toHaveAccessibleName(/Come back to Kitchen/);
    for (const id of [joinIds.code, joinIds.name, joinIds.go]) expect(screen.queryByTestId(id)).toBeNull();
    expect(screen.getByLabelText(/Another table/)).toBe(screen.getByTestId(joinIds.address));
  });

  it('says when a name is as long as it can be', async () => {
    await show();
    fireEvent.changeText(screen.getByTestId(joinIds.name), 'Bartholomäus von Hohenlo');
    expect(screen.getByText(/The name is full/)).toBeTruthy();
    fireEvent.changeText(screen.getByTestId(joinIds.name), 'Bartholomäus von Hohen');
    expect(screen.getByText('2 more characters fit.')).toBeTruthy();
    fireEvent.changeText(screen.getByTestId(joinIds.name), 'Mia');
    expect(screen.queryByText(/more characters/)).toBeNull();
  });

  it('needs one tap for an invitation', async () => {
    query['invitation'] = LINK;
    await show();
    expect(screen.getByTestId(joinIds.invited)).toHaveAccessibleName(/192\.168\.1\.5:4600/);
    expect(screen.queryByTestId(joinIds.code)).toBeNull();
    expect(screen.getByTestId(joinIds.go)).toBeEnabled();
  });

  it('explains the local network before it looks', async () => {
    const made = await makeLoadedStore();
    renderScreen(<JoinTableScreen />, made);
    expect(made.store.getState().nearby.looking).toBe(false);
    fireEvent.press(screen.getByTestId(joinIds.explainGo));
    expect(made.store.getState().settings.networkExplained).toBe(true);
    expect(screen.queryByTestId(joinIds.explain)).toBeNull();
  });
});

describe('the camera', () => {
  it('is explained before the system asks, and another way is named when it is refused', async () => {
    const ask = jest.fn(() => Promise.resolve('refused' as const));
    await show({ ask, View: () => null });
    fireEvent.press(screen.getByTestId(joinIds.scan));
    expect(ask).not.toHaveBeenCalled();
    fireEvent.press(screen.getByTestId(joinIds.scanGo));
    expect(await screen.findByTestId(joinIds.scanMessage)).toHaveTextContent(/Type the address and the code/);
  });

  it('tells a strange code from an invitation', async () => {
    let read: (text: string) => void = () => undefined;
    const View: Scanner['View'] = ({ onText }) => {
      read = onText;
      return null;
    };
    await show({ ask: () => Promise.resolve('granted'), View });
    fireEvent.press(screen.getByTestId(joinIds.scan));
    fireEvent.press(screen.getByTestId(joinIds.scanGo));
    await screen.findByTestId(joinIds.scanMessage);
    act(() => read('WIFI:S:home;;'));
    expect(screen.getByTestId(joinIds.scanMessage)).toHaveTextContent(/something else/);
    act(() => read(LINK));
    await waitFor(() => expect(screen.queryByTestId(joinIds.scanMessage)).toBeNull());
    expect(await screen.findByTestId(joinIds.trouble)).toBeTruthy();
  });
});

describe('links from outside', () => {
  it('lead an invitation to the join screen and everything else where it wants', () => {
    expect(redirectSystemPath({ path: LINK, initial: true })).toBe(
      `/join?invitation=${encodeURIComponent(LINK)}`,
    );
    const rule = 'interchange://rules?rule=MX-16';
    expect(redirectSystemPath({ path: rule, initial: false })).toBe(rule);
  });
});

it.each(REASONS)('%s has words that say what to do', (reason) => {
  for (const texts of Object.values(CATALOGUES)) expect(sayReason(texts, reason)).toMatch(/\. .+\.$/);
});
