/** The device's side of every port. */
import { clock } from '@/device/clock';
import { entropy } from '@/device/entropy';
import { files } from '@/device/files';
import { haptics } from '@/device/haptics';
import { share } from '@/device/share';
import { sound } from '@/device/sound';
import { openStorage } from '@/device/storage';
import { gameOf } from '@/games/registry';
import type { Services } from '@/store/services';

export async function makeServices(): Promise<Services> {
  const storage = await openStorage();
  return { storage, clock, entropy, games: gameOf, sound, haptics, share, files };
}
