import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opening is a courtesy: where it cannot be done the printed address is enough. */
export function openBrowser(url: string): void {
  const opener = OPENERS[process.platform];
  if (!opener) return;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
