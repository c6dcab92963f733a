/**
 * What only a browser can do. A spec that imports this runs in Chromium alone and lives in e2e/chromium/;
 * specs in e2e/specs/ must do without it.
 */
import type { Page } from 'playwright-core';
import { currentInstall, settle } from '../driver/session';
import { settings } from '../driver/settings';

/** The page itself, for what the driver has no word for. */
export const currentPage = (): Page => currentInstall().page;

/** The page's process dies at once, as when the system takes an app away; what it had handed over stays. */
export async function crashPage(): Promise<void> {
  const { page } = currentInstall();
  const session = await currentInstall().cdp(page);
  const crashed = new Promise((resolve) => page.once('crash', resolve));
  // The answer can never arrive from a process that is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await currentInstall().terminate();
}

/** The whole browser dies at once, as when the battery does; only what is on the disk stays. */
export const killBrowser = (): Promise<void> => currentInstall().kill();

/** The Back of the browser itself. */
export async function back(): Promise<void> {
  await currentInstall().page.goBack();
  await settle();
}

export async function setOffline(offline: boolean): Promise<void> {
  await currentInstall().page.context().setOffline(offline);
}

/** 6 makes the processor six times slower; 1 is its own speed. */
export async function throttleProcessor(rate: number): Promise<void> {
  const session = await currentInstall().cdp();
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

export async function setLook(look: Look): Promise<void> {
  await currentInstall().page.emulateMedia(look);
  await settle();
}

export async function setWindow(width: number, height: number): Promise<void> {
  await currentInstall().page.setViewportSize({ width, height });
  await settle();
}

/** For a spec that provokes a console error on purpose; any other one still fails it. */
export const expectProblem = (pattern: RegExp): void => currentInstall().watch.expect(pattern);

/** What the console showed in red or yellow and what left for another server, since the last call. */
export const takeProblems = (): string[] => currentInstall().watch.take();

/** As in the browser's settings, where a person makes all text larger; 16 is usual. Holds from the next launch on. */
export async function setTextSize(pixels: number): Promise<void> {
  const session = await currentInstall().cdp();
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await currentInstall().page.reload({ waitUntil: 'load' });
  await settle();
}

/** Drives another site than the app; for the driver's own specs. */
export function driveSite(home: string): void {
  settings.home = () => home;
}
