import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/flags';
import { ConsoleWatch } from './console-watch';
import { installFind } from './probe/find';
import { installMove } from './probe/move';
import { installSee } from './probe/see';
import { settings } from './settings';

const FLAGS = [
  ...CHROMIUM_FLAGS,
  // Not Playwright's `locale`: that one could not be changed for a single launch.
  '--lang=en-GB',
];

async function browserPid(context: BrowserContext): Promise<number | null> {
  const session = await context.browser()?.newBrowserCDPSession();
  const known = await session?.send('SystemInfo.getProcessInfo');
  await session?.detach();
  return known?.processInfo.find(({ type }) => type === 'browser')?.id ?? null;
}

const START_LIMIT_MS = 20_000;

export interface InstallOptions {
  /** For messages, when there are several. */
  readonly name?: string;
  /** Where the app comes from; otherwise the server of all specs. */
  readonly home?: string;
  readonly flags?: readonly string[];
}

/** One installed app: a browser with a profile of its own. Closing the page ends the app; the profile keeps its data. */
export class Install {
  readonly watch = new ConsoleWatch();
  readonly name: string;
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'interchange-profile-'));
  private context: BrowserContext | null = null;
  private running: Page | null = null;
  /** Asked for at the start, so that killing takes no longer than a signal. */
  private pid: number | null = null;

  constructor(private readonly options: InstallOptions = {}) {
    this.name = options.name ?? '';
  }

  /** The origin of the app. */
  get home(): string {
    return this.options.home ?? settings.home();
  }

  get page(): Page {
    if (!this.running) throw new Error('The app is not running. Call device.launchApp() first.');
    return this.running;
  }

  get isRunning(): boolean {
    return this.running !== null;
  }

  private async start(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(this.profile, {
      executablePath: settings.chromiumPath(),
      args: [...FLAGS, ...(this.options.flags ?? [])],
      viewport: settings.viewport,
      hasTouch: true,
      isMobile: true,
      timezoneId: 'UTC',
      colorScheme: 'light',
      // Specs wait for no animation; the one about motion asks for it.
      reducedMotion: 'reduce',
    });
    for (const part of [installFind, installSee, installMove]) await context.addInitScript(part);
    this.context = context;
    this.pid = await browserPid(context);
    return context;
  }

  async open(): Promise<BrowserContext> {
    return this.context ?? (await this.start());
  }

  async launch(at: string, prepare: (page: Page) => Promise<void>): Promise<void> {
    const context = await this.open();
    const page = await context.newPage();
    this.watch.watch(page, this.home);
    this.running = page;
    await prepare(page);
    await page.goto(at, { waitUntil: 'load' });
    // An app that is still reading its storage looks idle; it has started when it shows something.
    await page.waitForSelector('[data-testid]', { state: 'attached', timeout: START_LIMIT_MS });
  }

  async terminate(): Promise<void> {
    const page = this.running;
    this.running = null;
    await page?.close();
  }

  cdp(page: Page = this.page): Promise<CDPSession> {
    return page.context().newCDPSession(page);
  }

  /** As uninstalling and installing again: nothing the app ever stored is left. */
  async wipe(): Promise<void> {
    await this.terminate();
    const context = await this.open();
    const page = await context.newPage();
    const session = await this.cdp(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.home, storageTypes: 'all' });
    await context.clearPermissions();
    await page.close();
  }

  /** The browser is gone without a chance to finish anything; the profile stays as the disk has it. */
  async kill(): Promise<void> {
    const { context, pid } = this;
    this.context = null;
    this.running = null;
    this.pid = null;
    if (!context || pid === null) return;
    const closed = new Promise((resolve) => context.once('close', resolve));
    process.kill(pid, 'SIGKILL');
    await closed;
  }

  async dispose(): Promise<void> {
    await this.context?.close();
    this.context = null;
    this.running = null;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
