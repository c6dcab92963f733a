import type { ConsoleMessage, Page, Request } from 'playwright-core';

const LOUD = new Set(['error', 'warning', 'assert']);

/** Collects what a user's console would show in red or yellow, and every request that leaves the app's own server. */
export class ConsoleWatch {
  private problems: string[] = [];
  private expected: RegExp[] = [];

  watch(page: Page, home: string): void {
    page.on('console', (message: ConsoleMessage) => {
      if (!LOUD.has(message.type())) return;
      // Chromium's own messages say what failed only by their place.
      const { url } = message.location();
      const place = message.text().startsWith('Failed to load') ? ` (${url})` : '';
      this.add(`console.${message.type()}: ${message.text()}${place}`);
    });
    page.on('pageerror', (error) => this.add(`uncaught: ${error.stack ?? error.message}`));
    page.on('request', (request: Request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(home)) this.add(`request to another server: ${url}`);
    });
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(home).host)
        this.add(`line to another server: ${socket.url()}`);
    });
  }

  private add(problem: string): void {
    if (!this.expected.some((pattern) => pattern.test(problem))) this.problems.push(problem);
  }

  /** For a spec that provokes a problem on purpose; holds until the end of that spec. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** What was seen since the last call. */
  take(): string[] {
    const { problems } = this;
    this.problems = [];
    this.expected = [];
    return problems;
  }
}
