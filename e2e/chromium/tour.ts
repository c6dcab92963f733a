import { device } from '../support/detox';
import { playToTheEnd } from '../support/player';
import { flip, mark, METRO_CITY, openAt } from '../support/records';
import { about } from '../support/screens/about';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { newGame } from '../support/screens/new-game';
import { notFound } from '../support/screens/not-found';
import { play } from '../support/screens/play';
import { replay } from '../support/screens/replay';
import { rules } from '../support/screens/rules';
import { score } from '../support/screens/score';
import { settings } from '../support/screens/settings';
import { joinTable, startTable } from '../support/screens/tables';

/** Opens every screen in turn, in the states that have controls of their own. */
export async function tour(visit: (where: string) => Promise<void>): Promise<void> {
  await home.appears();
  await visit('home, empty');
  await openAt(METRO_CITY, [flip('3'), mark('A', 3), flip('free')]);
  await visit('play, free card');
  await play.fit();
  await play.chooseStation('1-1');
  await visit('play, with an explanation');
  await play.describe();
  await visit('play, described');
  await play.closeDescription();
  await play.back();
  await home.playNow();
  await play.appears();
  await visit('play');
  await playToTheEnd('gamewright');
  await score.appears();
  await visit('score');
  await score.openReplay();
  await replay.appears();
  await visit('replay');
  await replay.back();
  await score.goHome();
  await visit('home, with a game to continue');
  await home.openHistory();
  await history.appears();
  await history.openPasting();
  await visit('history');
  await history.back();
  for (const [where, enter, screen] of [
    ['new game', home.newGame, newGame],
    ['rules', home.openRules, rules],
    ['settings', home.openSettings, settings],
    ['start a table', home.startTable, startTable],
    ['join a table', home.joinTable, joinTable],
    ['about', home.openAbout, about],
  ] as const) {
    await enter();
    await screen.appears();
    await visit(where);
    await screen.back();
    await home.appears();
  }
  await device.openURL({ url: 'interchange://no/such/stop' });
  await notFound.appears();
  await visit('not found');
  await device.openURL({ url: 'interchange://play/00000000' });
  await play.isGone();
  await visit('play, unknown game');
}
