import { existsSync } from 'node:fs';
import {
  crashPage,
  currentPage,
  killBrowser,
  setLook,
  setOffline,
  setWindow,
  throttleProcessor,
} from '../chromium/only';
import { by, device, element, expect } from '../support/detox';
import { driveOwnSite, jestExpect } from './serve-site';

driveOwnSite();

const at = (id: string) => element(by.id(id));

beforeEach(() => device.launchApp({ newInstance: true, delete: true }));

async function pressTwice(): Promise<void> {
  await at('press').multiTap(2);
  await expect(at('count')).toHaveText('2');
}

describe('an installed app', () => {
  it('starts with nothing', () => expect(at('stored')).toHaveText('nothing'));

  it.each<[string, () => Promise<void>]>([
    ['being ended', () => device.terminateApp()],
    ['a crash of its page', crashPage],
  ])('keeps its data over %s', async (_what, end) => {
    await pressTwice();
    await end();
    await device.launchApp();
    await expect(at('stored')).toHaveText('2');
  });

  it('comes back with its profile after the whole browser was killed', async () => {
    await pressTwice();
    await device.terminateApp();
    await device.launchApp();
    // Chromium writes local storage to the disk some seconds late; what is there must survive.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await killBrowser();
    await device.launchApp();
    await expect(at('stored')).toHaveText('2');
  });

  it('keeps its data over a reload, and loses it when deleted', async () => {
    await pressTwice();
    await device.reloadReactNative();
    await expect(at('stored')).toHaveText('2');
    await device.launchApp({ delete: true });
    await expect(at('stored')).toHaveText('nothing');
  });

  it('cannot be touched when it does not run', async () => {
    await device.terminateApp();
    await jestExpect(at('press').tap()).rejects.toThrow('The app is not running.');
  });
});

describe('a device', () => {
  it('opens links of the app', async () => {
    await device.launchApp({ newInstance: true, url: 'interchange://join/ab12' });
    await expect(at('place')).toHaveText('/join/ab12');
    await device.openURL({ url: 'interchange://rules' });
    await expect(at('place')).toHaveText('/rules');
  });

  it('speaks another language', async () => {
    await device.launchApp({ newInstance: true, languageAndLocale: { language: 'de', locale: 'de-DE' } });
    await expect(at('language')).toHaveText('de-DE');
  });

  it('turns', async () => {
    await device.setOrientation('landscape');
    jestExpect(currentPage().viewportSize()).toEqual({ width: 844, height: 390 });
    await device.setOrientation('portrait');
    jestExpect(currentPage().viewportSize()).toEqual({ width: 390, height: 844 });
  });

  it('becomes a tablet, or slow, in Chromium', async () => {
    await setWindow(1024, 1366);
    jestExpect(await currentPage().evaluate(() => innerWidth)).toBe(1024);
    const spin = (): Promise<number> =>
      currentPage().evaluate(() => {
        const started = performance.now();
        let sum = 0;
        for (let at = 0; at < 1e8; at += 1) sum += at % 7;
        return sum > 0 ? performance.now() - started : 0;
      });
    // Long enough for the brake to take hold, and the best of a few: the first one also compiles, and the machine may be busy with something else.
    const quickest = async (): Promise<number> => Math.min(await spin(), await spin(), await spin());
    const own = await quickest();
    await throttleProcessor(8);
    jestExpect(await quickest()).toBeGreaterThan(own * 2);
  });

  it('takes pictures', async () => {
    jestExpect(existsSync(await device.takeScreenshot('whole'))).toBe(true);
    jestExpect(existsSync(await at('press').takeScreenshot('button'))).toBe(true);
  });

  it('goes dark and offline in Chromium', async () => {
    await setLook({ colorScheme: 'dark' });
    jestExpect(await currentPage().evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
      true,
    );
    await setOffline(true);
    jestExpect(await currentPage().evaluate(() => navigator.onLine)).toBe(false);
    await setOffline(false);
  });
});
