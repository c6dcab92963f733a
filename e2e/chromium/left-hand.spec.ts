import { playIds } from '@/ui/test-ids';
import { device } from '../support/detox';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { settings } from '../support/screens/settings';
import { currentPage } from './only';

/** Where the middle of something lies across the screen, 0 to 1. */
async function across(id: string): Promise<number> {
  const box = await currentPage().getByTestId(id).boundingBox();
  const { width } = currentPage().viewportSize()!;
  return ((box?.x ?? 0) + (box?.width ?? 0) / 2) / width;
}

it('the left hand finds the controls on the left when the phone lies sideways', async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.playNow();
  await play.appears();
  await device.setOrientation('landscape');
  expect(await across(playIds.confirm)).toBeGreaterThan(0.5);
  expect(await across(playIds.board)).toBeLessThan(0.5);
  await play.back();
  await device.setOrientation('portrait');
  await home.openSettings();
  await settings.toggle('left-hand');
  await settings.back();
  await home.continueGame();
  await play.appears();
  await device.setOrientation('landscape');
  expect(await across(playIds.confirm)).toBeLessThan(0.5);
  expect(await across(playIds.board)).toBeGreaterThan(0.5);
  await device.setOrientation('portrait');
});
