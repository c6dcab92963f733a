import { Install } from './install';
import { settings } from './settings';

/** Jest gives every spec file its own modules, so this is one install for each spec file. */
let install: Install | null = null;

export function currentInstall(): Install {
  return (install ??= new Install());
}

export async function endSession(): Promise<void> {
  const ended = install;
  install = null;
  await ended?.dispose();
}

/** Waits until the app is idle, unless the spec has switched that off. */
export async function settle(): Promise<void> {
  if (!settings.synchronized) return;
  const limits = { quiet: settings.quiet, limit: settings.settleLimit };
  await currentInstall().page.evaluate(
    ({ quiet, limit }) => window.interchangeProbe.settle(quiet, limit),
    limits,
  );
}
