import { device } from '../support/detox';
import { confirmTurn, openCard } from '../support/player';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';

beforeAll(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.playNow();
  await play.appears();
});

afterEach(() => device.setOrientation('portrait'));

it.each(['landscape', 'portrait'] as const)('shows the map and the controls in %s', async (orientation) => {
  await device.setOrientation(orientation);
  await play.showsBoardAndControls();
  for (const line of await play.lines()) expect(line).toMatchObject({ visible: true });
});

it('keeps the game and the choice when the phone is turned', async () => {
  const card = await openCard('gamewright');
  await play.chooseLine('D');
  const preview = await play.preview();
  await device.setOrientation('landscape');
  expect(await openCard('gamewright')).toBe(card);
  await play.previews(preview);
  await confirmTurn();
  await play.showsBoardAndControls();
});
