import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { parseSettings } from '@/store/settings-schema';
import { settingsIds } from '@/ui/test-ids';
import { tokensFor } from '@/ui/theme';
import { router } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const ground = () =>
  StyleSheet.flatten(screen.getByTestId(settingsIds.screen).props['style'] as ViewStyle).backgroundColor;

describe('settings', () => {
  it('changes language at once', async () => {
    renderScreen(<SettingsScreen />, await makeLoadedStore());
    expect(screen.getByText('Settings')).toBeTruthy();
    press(settingsIds.option('language', 'de'));
    expect(screen.getByText('Einstellungen')).toBeTruthy();
    expect(screen.queryByText('Settings')).toBeNull();
  });

  it('changes theme and palette at once', async () => {
    renderScreen(<SettingsScreen />, await makeLoadedStore());
    expect(ground()).toBe(tokensFor(false, false).ground);
    press(settingsIds.option('theme', 'dark'));
    expect(ground()).toBe(tokensFor(true, false).ground);
    press(settingsIds.option('palette', 'high-contrast'));
    expect(ground()).toBe(tokensFor(true, true).ground);
  });

  it.each([
    ['motion', 'off', { motion: 'off' }],
    ['motion', 'on', { motion: 'on' }],
    ['theme', 'system', { theme: 'system' }],
    ['language', 'en', { language: 'en' }],
  ])('%s can be %s, and shows it', async (setting, value, expected) => {
    const { store, ...rest } = await makeLoadedStore();
    renderScreen(<SettingsScreen />, { store, ...rest });
    press(settingsIds.option(setting, value));
    expect(store.getState().settings).toMatchObject(expected);
    expect(screen.getByTestId(settingsIds.option(setting, value))).toBeChecked();
  });

  it.each([
    ['sounds', 'sounds'],
    ['haptics', 'haptics'],
    ['left-hand', 'leftHand'],
  ] as const)('switches %s and writes it to the disk', async (toggle, field) => {
    const made = await makeLoadedStore();
    renderScreen(<SettingsScreen />, made);
    const before = made.store.getState().settings[field];
    press(settingsIds.toggle(toggle));
    expect(made.store.getState().settings[field]).toBe(!before);
    await act(() => new Promise((done) => setImmediate(done)));
    expect(parseSettings(made.services.storage.disk.get('settings') ?? null)[field]).toBe(!before);
  });

  it('says that text follows the system, and leads to About', async () => {
    renderScreen(<SettingsScreen />, await makeLoadedStore());
    expect(screen.getByText(/Text follows the size/)).toBeTruthy();
    press(settingsIds.about);
    expect(router.push).toHaveBeenCalledWith('/about');
    expectNamedTargets();
  });
});
