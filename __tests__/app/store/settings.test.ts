import fc from 'fast-check';

import { readSettings } from '@/store/settings-persistence';
import { DEFAULT_SETTINGS, makeSettingsText, parseSettings, type Settings } from '@/store/settings-schema';
import { settingsChanged } from '@/store/settings-slice';

import { makeTestServices, makeTestStore } from './test-store';

const CHOSEN: Settings = {
  theme: 'dark',
  palette: 'high-contrast',
  motion: 'off',
  sounds: false,
  haptics: false,
  leftHand: true,
  language: 'de',
  lastChoice: { game: 'metro-x', options: { map: 'osaka', edition: 'okazu' } },
  playerName: 'Mia',
  networkExplained: true,
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('settings', () => {
  it('come back as they were written', () => {
    expect(parseSettings(makeSettingsText(CHOSEN))).toEqual(CHOSEN);
  });

  it.each(Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[])('lose only %s when it is bad', (field) => {
    for (const rubbish of [undefined, null, 7, 'rub\nbish', { game: 'metro-x' }, []]) {
      const parsed = parseSettings(JSON.stringify({ ...CHOSEN, [field]: rubbish }));
      expect(parsed).toEqual({ ...CHOSEN, [field]: DEFAULT_SETTINGS[field] });
    }
  });

  it('are read field by field from a later format', () => {
    const later = { ...CHOSEN, format: 'interchange-settings/9', theme: 'sepia', fonts: ['large'] };
    expect(parseSettings(JSON.stringify(later))).toEqual({ ...CHOSEN, theme: DEFAULT_SETTINGS.theme });
  });

  it('are the defaults when there is nothing to read', () => {
    for (const text of [null, '', '{', '7', 'null', '[]', '"x"'])
      expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  it('never throw, whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Object.keys(parseSettings(text)).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
      }),
    );
  });

  it('forget a choice whose map went with an update', () => {
    const lastChoice = { game: 'metro-x', options: { map: 'gone', edition: 'okazu' } };
    expect(parseSettings(JSON.stringify({ ...CHOSEN, lastChoice }))).toEqual({ ...CHOSEN, lastChoice: null });
  });

  it('are written at every change, the last one last', async () => {
    const { store, services } = makeTestStore({ delay: (operation) => (operation % 2 ? 9 : 0) });
    store.dispatch(settingsChanged({ theme: 'dark' }));
    store.dispatch(settingsChanged({ theme: 'light', sounds: false }));
    await settle();
    expect(await readSettings(services)).toEqual({ ...DEFAULT_SETTINGS, theme: 'light', sounds: false });
  });

  it('go on after a write that failed', async () => {
    const { store, services } = makeTestStore({ mishap: (write) => (write === 0 ? 'lost' : 'none') });
    store.dispatch(settingsChanged({ theme: 'dark' }));
    store.dispatch(settingsChanged({ leftHand: true }));
    await settle();
    expect(await readSettings(services)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', leftHand: true });
  });

  it('are the defaults when the disk does not answer', async () => {
    const services = makeTestServices();
    const storage = { ...services.storage, read: () => Promise.reject(new Error('no disk')) };
    expect(await readSettings({ storage })).toEqual(DEFAULT_SETTINGS);
  });
});
