/** The device's side of every port. */
import { appState } from '@/device/app-state';
import { appVersion } from '@/device/app-version';
import { clock } from '@/device/clock';
import { entropy } from '@/device/entropy';
import { files } from '@/device/files';
import { haptics } from '@/device/haptics';
import { deviceLanguages } from '@/device/languages';
import { screen } from '@/device/screen';
import { share } from '@/device/share';
import { sound } from '@/device/sound';
import { openStorage } from '@/device/storage';
import { gameOf } from '@/games/registry';
import { CATALOGUES, resolveLanguage } from '@/i18n';
import { makeNet } from '@/net/platform';
import type { Net, Services } from '@/store/services';

let net: Net | null = null;

export async function makeServices(): Promise<Services> {
  const storage = await openStorage();
  const device = { storage, clock, entropy, sound, haptics, share, files, appState, screen };
  return {
    ...device,
    games: gameOf,
    app: appVersion,
    // Made when a table is first thought of: whoever plays alone loads no sockets.
    get net() {
      net ??= makeNet({ appState, phonePage });
      return net;
    },
  };
}

/** In the phone's own language: who reads it sits beside it. */
function phonePage() {
  const language = resolveLanguage('system', deviceLanguages());
  return { language, ...CATALOGUES[language].phonePage };
}
