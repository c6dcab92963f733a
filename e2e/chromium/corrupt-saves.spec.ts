import { device } from '../support/detox';
import { flip, mark, METRO_CITY, openAt, TOKYO } from '../support/records';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { words } from '../support/words';
import { readDisk, saveKeyOf, writeDisk } from './disk';

async function gameAt(...game: Parameters<typeof openAt>): Promise<string> {
  const id = await openAt(...game);
  await play.back();
  await home.appears();
  return id;
}

it('sets damaged saves aside with a message, leaves newer ones alone, and keeps the rest', async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
  const whole = await gameAt(METRO_CITY, [flip('3'), mark('A', 3), flip('transfer')]);
  const garbled = await gameAt(METRO_CITY, [flip('4')]);
  const cut = await gameAt(METRO_CITY, [flip('5')]);
  const newer = await gameAt(TOKYO, [flip('4')]);
  const saves = await readDisk('game/');
  expect(Object.keys(saves).sort()).toEqual([whole, garbled, cut, newer].map(saveKeyOf).sort());

  const half = saves[saveKeyOf(cut)]!.slice(0, saves[saveKeyOf(cut)]!.length / 2);
  const later = JSON.stringify({ format: 'interchange-save/99', of: 'a later version' });
  await writeDisk(saveKeyOf(garbled), '\u0000garbage');
  await writeDisk(saveKeyOf(cut), half);
  await writeDisk(saveKeyOf(newer), later);
  await device.launchApp({ newInstance: true });

  await home.warns(words.home.setAside(2));
  await home.openHistory();
  await history.appears();
  expect(await history.games()).toEqual([whole]);
  expect(await history.setAside()).toBe(2);
  await history.mentionsNewerSaves(words.history.leftAlone(1));
  expect(await readDisk('game/')).toEqual({
    [saveKeyOf(whole)]: saves[saveKeyOf(whole)],
    [saveKeyOf(newer)]: later,
  });
  const kept = Object.values(await readDisk('set-aside/')).map(
    (text) => (JSON.parse(text) as { text: string }).text,
  );
  expect(kept.sort()).toEqual(['\u0000garbage', half].sort());

  await history.open(whole);
  await play.appears();
  await play.back();
  await home.closeWarning();
  await home.warnsNot();
  await device.launchApp({ newInstance: true });
  await home.appears();
  await home.warnsNot();
});
