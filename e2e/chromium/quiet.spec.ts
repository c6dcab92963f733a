import { device } from '../support/detox';
import { playToTheEnd } from '../support/player';
import { about } from '../support/screens/about';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { newGame } from '../support/screens/new-game';
import { play } from '../support/screens/play';
import { replay } from '../support/screens/replay';
import { rules } from '../support/screens/rules';
import { score } from '../support/screens/score';
import { settings } from '../support/screens/settings';
import { currentPage, expectProblem, setLook, setOffline, takeProblems } from './only';

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
});

it('the console and other servers are watched', async () => {
  await currentPage().evaluate(async () => {
    console.warn('a warning');
    console.error('an error');
    await fetch('http://localhost:9/').catch(() => undefined);
  });
  const problems = takeProblems().join('\n');
  expect(problems).toContain('console.warning: a warning');
  expect(problems).toContain('console.error: an error');
  expect(problems).toContain('request to another server: http://localhost:9/');
});

it('a whole game and every screen go without a network, a request or a word in the console', async () => {
  const asked: string[] = [];
  currentPage().on('request', (request) => asked.push(request.url()));
  // The browser's own wish for its tab, not the app's: no page can see or stop it.
  expectProblem(/favicon\.ico/);
  await setOffline(true);
  await home.playNow();
  await play.appears();
  await playToTheEnd('gamewright');
  await score.appears();
  await score.openReplay();
  await replay.appears();
  await replay.back();
  await score.goHome();
  for (const [enter, screen] of [
    [home.newGame, newGame],
    [home.openHistory, history],
    [home.openRules, rules],
    [home.openSettings, settings],
    [home.openAbout, about],
  ] as const) {
    await enter();
    await screen.appears();
    await screen.back();
    await home.appears();
  }
  await setOffline(false);
  expect(asked.filter((url) => /^https?:/.test(url))).toEqual([]);
  expect(takeProblems()).toEqual([]);
});

it('is just as quiet when everything moves', async () => {
  await setLook({ reducedMotion: 'no-preference' });
  await home.playNow();
  await play.appears();
  await playToTheEnd('gamewright');
  await score.appears();
  expect(takeProblems()).toEqual([]);
});
