import { render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { AppRoot } from '@/bootstrap/app-root';
import { boot } from '@/bootstrap/boot';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { DEFAULT_SETTINGS, makeSettingsText } from '@/store/settings-schema';
import { act as play, playNow } from '@/store/table-thunks';
import { useTheme } from '@/ui/theme';

import { makeTestServices, makeTestStore, nextMove, tableOf } from './test-store';

const mockServices: { current: ReturnType<typeof makeTestServices> } = { current: makeTestServices() };
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);
jest.mock('@/bootstrap/services', () => ({ makeServices: () => Promise.resolve(mockServices.current) }));

const GERMAN_AND_DARK = makeSettingsText({ ...DEFAULT_SETTINGS, theme: 'dark', language: 'de' });

/** Notes each theme and language that is drawn, from the first frame on. */
function Probe({ drawn }: { readonly drawn: string[] }) {
  const { dark } = useTheme().tokens;
  const { settings } = useTexts();
  const status = useAppSelector((state) => state.history.status);
  drawn.push(`${dark ? 'dark' : 'light'} ${settings.title}`);
  return <Text>{status}</Text>;
}

describe('boot', () => {
  it('draws the right theme and language from the first frame on', async () => {
    mockServices.current = makeTestServices({
      disk: new Map([['settings', GERMAN_AND_DARK]]),
      delay: () => 5,
    });
    const drawn: string[] = [];
    render(
      <AppRoot>
        <Probe drawn={drawn} />
      </AppRoot>,
    );
    expect(drawn).toEqual([]);
    await screen.findByText('ready', {}, { timeout: 20_000 });
    expect(new Set(drawn)).toEqual(new Set(['dark Einstellungen']));
  }, 30_000);

  it('has the settings at once and the games soon after', async () => {
    const { store, services } = makeTestStore();
    await store.dispatch(playNow());
    await store.dispatch(play(nextMove(store)));
    const booted = await boot(() => Promise.resolve(makeTestServices({ disk: services.storage.disk })));
    expect(booted.getState().settings.lastChoice).toEqual(store.getState().settings.lastChoice);
    await waitFor(() => expect(booted.getState().history.status).toBe('ready'));
    expect(booted.getState().history.games[tableOf(store).id]).toMatchObject({ turns: 2 });
  });

  it('starts with the defaults on a disk full of rubbish', async () => {
    const disk = new Map(['settings', 'game/a', 'game/b', 'set-aside/a', 'x'].map((key) => [key, '\u0000{']));
    const booted = await boot(() => Promise.resolve(makeTestServices({ disk })));
    expect(booted.getState().settings).toEqual(DEFAULT_SETTINGS);
    await waitFor(() => expect(booted.getState().history.status).toBe('ready'));
    expect(booted.getState().history.setAside).toHaveLength(2);
    expect((await booted.dispatch(playNow())).ok).toBe(true);
  });
});
