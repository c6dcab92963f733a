import { readFileSync, writeFileSync } from 'node:fs';
import { device } from '../support/detox';
import { playToTheEnd } from '../support/player';
import { flip, mark, METRO_CITY, openAt, recordOf } from '../support/records';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { score } from '../support/screens/score';
import { words } from '../support/words';
import { artifact } from '../driver/artifacts';
import { currentPage } from './only';

const EVENTS = [flip('3'), mark('A', 3), flip('transfer')];

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
});

async function chooseFile(name: string, content: string): Promise<void> {
  const file = artifact(name);
  writeFileSync(file, content);
  const asked = currentPage().waitForEvent('filechooser');
  await history.importFile();
  await (await asked).setFiles(file);
}

it('a game is handed out as a file that comes in again', async () => {
  const id = await openAt(METRO_CITY, EVENTS);
  await play.back();
  await home.openHistory();
  const handedOut = currentPage().waitForEvent('download');
  await history.export(id);
  const record = readFileSync(await (await handedOut).path(), 'utf8');
  await history.says(words.history.exported);
  expect(JSON.parse(record)).toMatchObject(JSON.parse(recordOf(METRO_CITY, EVENTS)) as object);
  await history.delete(id);
  await history.listsNot(id);
  await chooseFile('game.json', record);
  await history.says(words.history.imported);
  expect(await history.games()).toHaveLength(1);
});

it('a file that is no game is refused with a reason, and nothing is lost', async () => {
  const id = await openAt(METRO_CITY, EVENTS);
  await play.back();
  await home.openHistory();
  await chooseFile('rubbish.json', 'rubbish');
  await history.says(words.refusals.byCode['bad-json']({}));
  expect(await history.games()).toEqual([id]);
});

it('a result is copied as a sentence', async () => {
  await currentPage().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await home.playNow();
  await play.appears();
  await playToTheEnd('gamewright');
  await score.appears();
  await score.share();
  await score.says(words.score.copied);
  const copied = await currentPage().evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${(await score.sheet()).total} on ${words.metroX.maps['metro-city']}`);
  expect(copied).toContain(await score.rank());
});
