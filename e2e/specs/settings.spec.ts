import { device } from '../support/detox';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { settings } from '../support/screens/settings';
import { words, worte } from '../support/words';

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
  await home.openSettings();
  await settings.appears();
});

async function reopen(): Promise<void> {
  await settings.back();
  await home.appears();
  await device.launchApp({ newInstance: true });
  await home.appears();
  await home.openSettings();
  await settings.appears();
}

it.each([
  ['theme', 'dark'],
  ['theme', 'light'],
  ['palette', 'high-contrast'],
  ['motion', 'off'],
  ['motion', 'on'],
])('%s: %s is taken at once and kept', async (setting, value) => {
  await settings.choose(setting, value);
  await settings.hasChosen(setting, value);
  await reopen();
  await settings.hasChosen(setting, value);
});

it.each(['sounds', 'left-hand'])('%s can be switched, and stays so', async (setting) => {
  const before = setting === 'sounds';
  await settings.isOn(setting, before);
  await settings.toggle(setting);
  await settings.isOn(setting, !before);
  await reopen();
  await settings.isOn(setting, !before);
});

it('speaks German at once, also after a new start, and English again', async () => {
  await settings.choose('language', 'de');
  expect(await settings.nameOf('theme', 'dark')).toBe(worte.settings.themes.dark);
  await reopen();
  expect(await settings.nameOf('theme', 'dark')).toBe(worte.settings.themes.dark);
  await settings.back();
  expect(await home.historySays()).toContain(worte.home.history);
  await home.playNow();
  await play.appears();
  expect(await play.preview()).toMatch(new RegExp(`${worte.play.chooseLine}|${worte.play.chooseStation}`));
  await play.back();
  await home.openSettings();
  await settings.choose('language', 'en');
  expect(await settings.nameOf('theme', 'dark')).toBe(words.settings.themes.dark);
  await settings.back();
  expect(await home.historySays()).toContain(words.home.history);
});
