import { device } from '../support/detox';
import { confirmTurn } from '../support/player';
import { flip, mark, METRO_CITY, openAt, recordOf, TOKYO } from '../support/records';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { words } from '../support/words';

const THREE_CARDS = [flip('3'), mark('A', 3), flip('4'), mark('B', 4), flip('transfer')];

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
});

async function openHistory(): Promise<void> {
  await home.openHistory();
  await history.appears();
}

it('resumes an open game where it was left, after the app was ended', async () => {
  const id = await openAt(METRO_CITY, [flip('3')]);
  await play.chooseLine('A');
  await confirmTurn();
  const left = { card: await play.card(), score: await play.score(), deck: await play.deck() };
  await device.launchApp({ newInstance: true });
  await home.appears();
  await home.offersToContinue();
  await home.continueGame();
  await play.appears();
  expect({ card: await play.card(), score: await play.score(), deck: await play.deck() }).toEqual(left);
  await play.back();
  await openHistory();
  await history.open(id);
  await play.appears();
  expect(await play.card()).toBe(left.card);
});

it('takes a record in, and the same one only once', async () => {
  await openHistory();
  expect(await history.games()).toEqual([]);
  await history.importText(recordOf(METRO_CITY, THREE_CARDS));
  await history.says(words.history.imported);
  const games = await history.games();
  expect(games).toHaveLength(1);
  expect(await history.tells(games[0]!)).toContain(words.metroX.maps['metro-city']);
  await history.importText(recordOf(METRO_CITY, THREE_CARDS));
  await history.says(words.history.already);
  expect(await history.games()).toEqual(games);
});

it('deletes a game, and brings it back when asked', async () => {
  await openAt(METRO_CITY, THREE_CARDS);
  await play.back();
  const id = await openAt(TOKYO, [flip('4')]);
  await play.back();
  await openHistory();
  const games = await history.games();
  expect(games).toHaveLength(2);
  await history.delete(id);
  await history.listsNot(id);
  await history.undo();
  expect([...(await history.games())].sort()).toEqual([...games].sort());
  await history.delete(id);
  await history.listsNot(id);
  await device.launchApp({ newInstance: true });
  await openHistory();
  expect(await history.games()).toEqual(games.filter((game) => game !== id));
});

it.each([
  ['no JSON', 'metro', words.refusals.byCode['bad-json']({})],
  ['a foreign format', '{"format":"chess/1"}', words.refusals.byCode['unknown-format']({})],
  [
    'an illegal move',
    recordOf(METRO_CITY, [flip('3'), mark('A', 4)]),
    words.refusals.byCode['too-many']({ line: 'A', most: 3 }),
  ],
])('refuses %s with a reason, and loses nothing', async (_what, text, reason) => {
  const id = await openAt(METRO_CITY, THREE_CARDS);
  await play.back();
  await openHistory();
  await history.importText(text);
  expect(await history.message()).toContain(reason);
  expect(await history.games()).toEqual([id]);
  await history.open(id);
  await play.appears();
});
