import { AsyncLocalStorage } from 'node:async_hooks';
import { Install } from './install';
import { settings } from './settings';

/** Jest gives every spec file its own modules, so these are the installs of one spec file. */
let own: Install | null = null;
const others = new Set<Install>();
const held = new AsyncLocalStorage<Install>();

/** The device in the spec's hand: the one given by `holding`, else the one that every spec has. */
export function currentInstall(): Install {
  return held.getStore() ?? (own ??= new Install());
}

/** Another device beside it, with a browser and data of its own. */
export function anotherInstall(...options: ConstructorParameters<typeof Install>): Install {
  const install = new Install(...options);
  others.add(install);
  return install;
}

/** Whatever is done meanwhile is done on that device, even while other hands are busy with others. */
export const holding = <Result>(install: Install, run: () => Promise<Result>): Promise<Result> =>
  held.run(install, run);

export const allInstalls = (): readonly Install[] => [...(own ? [own] : []), ...others];

export async function endSession(): Promise<void> {
  const ended = allInstalls();
  own = null;
  others.clear();
  await Promise.all(ended.map((install) => install.dispose()));
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
