/** The device's side of every port. */
import { appState } from '@/device/app-state';
import { appVersion } from '@/device/app-version';
import { clock } from '@/device/clock';
import { entropy } from '@/device/entropy';
import { files } from '@/device/files';
import { haptics } from '@/device/haptics';
import { share } from '@/device/share';
import { sound } from '@/device/sound';
import { openStorage } from '@/device/storage';
import { gameOf } from '@/games/registry';
import type { Services } from '@/store/services';

import { offline } from './offline';

export async function makeServices(): Promise<Services> {
  const storage = await openStorage();
  const device = { storage, clock, entropy, sound, haptics, share, files, appState };
  return { ...device, games: gameOf, app: appVersion, net: offline };
}
