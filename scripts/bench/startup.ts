/** How long until the first usable screen, beside an empty app in the same browser and the same run. */
import { chromium, type Browser } from 'playwright-core';
import { homeIds } from '../../src/ui/test-ids';
import { ensureChromium } from '../chromium/ensure-chromium';
import { CHROMIUM_FLAGS } from '../chromium/flags';
import { close, listen, makeServer } from '../play/http-server';
import { precompress } from '../play/compress';
import { staticFiles } from '../play/static-files';
import { exportApp } from './export-app';

const RUNS = 9;

/** Milliseconds from the start of the navigation to the frame that shows the home screen. */
async function timeToHome(browser: Browser, url: string, throttle: number): Promise<number> {
  // A context of its own starts with an empty cache and no saved games.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.goto(url, { waitUntil: 'commit' });
    const shown = await page.waitForFunction((id) => {
      const home = document.querySelector(`[data-testid="${id}"]`);
      return home !== null && home.getBoundingClientRect().height > 0 ? performance.now() : false;
    }, homeIds.screen);
    return Number(await shown.jsonValue());
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;

export async function benchStartup(): Promise<void> {
  const servers = [];
  const urls: string[] = [];
  for (const app of ['interchange', 'empty'] as const) {
    const folder = exportApp(app, 'web');
    await precompress(folder);
    const server = makeServer([staticFiles(folder)]);
    servers.push(server);
    urls.push(`http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`);
  }
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: CHROMIUM_FLAGS,
  });
  try {
    for (const throttle of [1, 6]) {
      const times = urls.map((): number[] => []);
      for (let run = 0; run < RUNS; run += 1) {
        for (const [i, url] of urls.entries()) times[i]!.push(await timeToHome(browser, url, throttle));
      }
      const [ours, empty] = times.map(median) as [number, number];
      console.log(
        `first usable screen, CPU throttled ${throttle} times: ${ours.toFixed(0)} ms, empty app ${empty.toFixed(0)} ms, ` +
          `ratio ${(ours / empty).toFixed(2)} (target 1.50)`,
      );
    }
  } finally {
    await browser.close();
    for (const server of servers) await close(server);
  }
}
