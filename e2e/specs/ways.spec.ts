import { device } from '../support/detox';
import { openCard } from '../support/player';
import { about } from '../support/screens/about';
import { home } from '../support/screens/home';
import { newGame } from '../support/screens/new-game';
import { notFound } from '../support/screens/not-found';
import { play } from '../support/screens/play';
import { replay } from '../support/screens/replay';
import { rules } from '../support/screens/rules';
import { score } from '../support/screens/score';
import { settings } from '../support/screens/settings';
import { joinTable, startTable } from '../support/screens/tables';
import { words } from '../support/words';

beforeEach(() => device.launchApp({ newInstance: true, delete: true }));

it('New game and Play now remember what was played last', async () => {
  await home.appears();
  await home.newGame();
  await newGame.appears();
  await newGame.hasChosenMap('metro-city');
  await newGame.hasChosenEdition('gamewright');
  await newGame.chooseMap('osaka');
  await newGame.chooseEdition('gamewright');
  await newGame.start();
  await play.appears();
  await device.launchApp({ newInstance: true });
  await home.appears();
  expect(await home.offers()).toContain(words.metroX.maps.osaka);
  await home.newGame();
  await newGame.hasChosenMap('osaka');
  await newGame.hasChosenEdition('gamewright');
  await newGame.back();
  await home.playNow();
  await play.appears();
  await openCard('gamewright');
});

it.each([
  ['Start a table', home.startTable, startTable],
  ['Join a table', home.joinTable, joinTable],
])('%s opens at once and leads back', async (_door, enter, table) => {
  await home.appears();
  await enter();
  await table.appears();
  await table.back();
  await home.appears();
});

it('a link to a rule opens the page there', async () => {
  await device.openURL({ url: 'interchange://rules?rule=MX-16&edition=okazu' });
  await rules.appears();
  await rules.showsRule('MX-16');
  const okazu = await rules.rule('MX-16');
  await rules.scrollToTop();
  await rules.hasChosenEdition('okazu');
  await rules.chooseEdition('gamewright');
  expect(await rules.rule('MX-16')).not.toBe(okazu);
  await rules.back();
  await home.appears();
});

it('an unknown address leads home', async () => {
  await device.openURL({ url: 'interchange://no/such/stop' });
  await notFound.appears();
  await notFound.goHome();
  await home.appears();
});

it.each(['play', 'score', 'replay'])(
  'a link to an unknown game (%s) says so and leads home',
  async (place) => {
    await device.openURL({ url: `interchange://${place}/00000000` });
    const screen = { play, score, replay }[place]!;
    await screen.isGone();
    await screen.goHome();
    await home.appears();
    await home.offersNothingToContinue();
  },
);

it('About is found on the home screen and in the settings', async () => {
  await home.appears();
  await home.openAbout();
  await about.appears();
  await about.back();
  await home.openSettings();
  await settings.openAbout();
  await about.appears();
  await about.back();
  await settings.appears();
});

it('the board is described in words, and the rules are one tap away', async () => {
  await home.playNow();
  await play.appears();
  await play.describe();
  const described = await play.description();
  for (const line of 'ABCDEFGHI') expect(described).toContain(`${line}, `);
  await play.closeDescription();
  await play.openRules();
  await rules.appears();
  await rules.back();
  await play.appears();
});
