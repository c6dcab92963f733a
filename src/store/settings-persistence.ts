import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import type { Services } from './services';
import { makeSettingsText, parseSettings, type Settings } from './settings-schema';
import { choiceRemembered, settingsChanged } from './settings-slice';

const KEY = 'settings';

/** Never rejects: an app with lost settings still starts. */
export async function readSettings({ storage }: Pick<Services, 'storage'>): Promise<Settings> {
  return parseSettings(await storage.read(KEY).catch(() => null));
}

/** Writes after each change, one after another, so that an older write never lands on a newer one. */
export function listenForSettings(listeners: ListenerMiddlewareInstance, { storage }: Services): void {
  let last: Promise<unknown> = Promise.resolve();
  listeners.startListening({
    matcher: isAnyOf(settingsChanged, choiceRemembered),
    effect: (_action, api) => {
      const { settings } = api.getState() as { readonly settings: Settings };
      // The settings hold until the app is closed; a disk that takes nothing says so at the first game.
      last = last.then(() => storage.write(KEY, makeSettingsText(settings))).catch(() => undefined);
    },
  });
}
