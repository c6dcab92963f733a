import { existsSync } from 'node:fs';
import path from 'node:path';

/** The parts of a machine the search looks at; tests hand in others. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
}

export const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync };

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_APPS = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];

function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', `${env['HOME'] ?? ''}/Applications`];
    return folders.flatMap((folder) => MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    const known = folders.filter((folder) => folder !== undefined);
    return known.flatMap((folder) => WINDOWS_APPS.map((app) => `${folder}\\${app}`));
  }
  const onPath = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const folders = [...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.flatMap((folder) => NAMES.map((name) => path.posix.join(folder, name)));
}

export type Found = { readonly path: string } | { readonly problem: string };

/** CHROMIUM_PATH, or a browser in the usual places, or null. A wrong CHROMIUM_PATH is a problem, not a hint. */
export function findChromium(machine: Machine = thisMachine): Found | null {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    return machine.exists(named)
      ? { path: named }
      : { problem: `CHROMIUM_PATH names ${named}, which does not exist.` };
  }
  const found = usualPlaces(machine).find((place) => machine.exists(place));
  return found === undefined ? null : { path: found };
}
