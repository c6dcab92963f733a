import { device } from '../support/detox';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { newGame } from '../support/screens/new-game';
import { play } from '../support/screens/play';
import { rules } from '../support/screens/rules';
import { settings } from '../support/screens/settings';

describe('first steps', () => {
  beforeEach(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await home.appears();
  });

  it('lead from the home screen to an open card in one tap', async () => {
    await home.offersNothingToContinue();
    await home.playNow();
    await play.appears();
    expect(await play.card()).not.toBe('');
    expect(await play.canConfirm()).toBe(false);
  });

  it('lead through the choices of a new game', async () => {
    await home.newGame();
    await newGame.appears();
    await newGame.chooseMap('tube-town');
    await newGame.start();
    await play.appears();
  });

  it.each([
    ['history', home.openHistory, history],
    ['rules', home.openRules, rules],
    ['settings', home.openSettings, settings],
  ])('lead to %s and back', async (_name, open, screen) => {
    await open();
    await screen.appears();
    await screen.back();
    await home.appears();
  });
});
