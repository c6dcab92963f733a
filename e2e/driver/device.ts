import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Device, LaunchConfig } from './api';
import { artifact } from './artifacts';
import { currentInstall, settle } from './session';
import { settings } from './settings';

/** `interchange://join/ab12` is the app's own address of what the web serves at `/join/ab12`. */
function addressOf(url: string | undefined): string {
  if (url === undefined) return `${currentInstall().home}/`;
  const place = url.replace(/^[a-z][a-z0-9+.-]*:\/\//, '').replace(/^\/+/, '');
  return `${currentInstall().home}/${place}`;
}

/** Permissions of a phone that a browser has too; the others have no meaning there. */
const PERMISSIONS = { camera: 'camera', microphone: 'microphone', location: 'geolocation' } as const;

async function applyPermissions(permissions: LaunchConfig['permissions']): Promise<void> {
  const context = await currentInstall().open();
  const granted = Object.entries(PERMISSIONS).filter(([name]) => {
    const state = permissions?.[name as keyof typeof PERMISSIONS];
    return state === 'YES' || state === 'always' || state === 'inuse';
  });
  await context.grantPermissions(granted.map(([, name]) => name));
}

async function speak(
  page: Page,
  { language, locale }: NonNullable<LaunchConfig['languageAndLocale']>,
): Promise<void> {
  const session = await currentInstall().cdp(page);
  const tag = locale ?? language ?? 'en-GB';
  await session.send('Emulation.setLocaleOverride', { locale: tag });
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: tag });
}

async function launchApp(config: LaunchConfig = {}): Promise<void> {
  const install = currentInstall();
  if (config.delete) await install.wipe();
  if (config.newInstance) await install.terminate();
  if (config.permissions) await applyPermissions(config.permissions);
  if (install.isRunning) {
    if (config.url !== undefined) await install.page.goto(addressOf(config.url));
  } else {
    await install.launch(addressOf(config.url), async (page) => {
      if (config.languageAndLocale) await speak(page, config.languageAndLocale);
    });
  }
  await settle();
}

export const device: Device = {
  launchApp,

  terminateApp: () => currentInstall().terminate(),

  async reloadReactNative() {
    await currentInstall().page.reload({ waitUntil: 'load' });
    await settle();
  },

  async openURL({ url }) {
    await launchApp({ url });
  },

  async setOrientation(orientation) {
    const { width, height } = settings.viewport;
    const size = orientation === 'portrait' ? { width, height } : { width: height, height: width };
    await currentInstall().page.setViewportSize(size);
    await settle();
  },

  async takeScreenshot(name) {
    await settle();
    const file = artifact(`${name}.png`);
    await currentInstall().page.screenshot({ path: file });
    return path.resolve(file);
  },

  disableSynchronization() {
    settings.synchronized = false;
    return Promise.resolve();
  },

  enableSynchronization() {
    settings.synchronized = true;
    return Promise.resolve();
  },
};
