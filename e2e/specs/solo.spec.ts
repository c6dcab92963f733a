import { device } from '../support/detox';
import { openCard, playToTheEnd } from '../support/player';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { newGame } from '../support/screens/new-game';
import { play } from '../support/screens/play';
import { replay } from '../support/screens/replay';
import { score } from '../support/screens/score';
import { words } from '../support/words';

const EDITIONS = [
  { edition: 'gamewright', map: 'metro-city' },
  { edition: 'okazu', map: 'tokyo' },
] as const;

describe.each(EDITIONS)('a whole solo game, $edition on $map', ({ edition, map }) => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await home.appears();
  });

  it('begins with the first card open', async () => {
    if (edition === 'gamewright') {
      await home.playNow();
    } else {
      await home.newGame();
      await newGame.appears();
      await newGame.chooseMap(map);
      await newGame.hasChosenEdition(edition);
      await newGame.start();
    }
    await play.appears();
    await openCard(edition);
    expect(await play.deck()).toContain(edition === 'gamewright' ? '14 cards' : '19 cards');
  });

  it('is played to the score sheet by tapping lines and Confirm', async () => {
    const { turns } = await playToTheEnd(edition);
    await score.appears();
    // 23 windows; every turn but that of a free card fills one.
    expect(turns).toBeGreaterThanOrEqual(23);
  });

  it('adds up', async () => {
    const { total, completed, transfers, empty } = await score.sheet();
    expect(total).toBe(completed + transfers + empty);
    expect(Object.values(words.score.ranks).map(({ title }) => title)).toContain(await score.rank());
  });

  it('shows where every number comes from', async () => {
    const sheet = await score.sheet();
    const addends = await score.addends();
    let lines = 0;
    let transfers = 0;
    for (const key of addends) {
      await score.tapAddend(key);
      const points = Number(/-?\d+(?=\D*$)/.exec(await score.addendSays(key))?.[0]);
      if (key.startsWith('line-')) lines += points;
      if (key.startsWith('station-')) transfers += points;
    }
    expect({ lines, transfers }).toEqual({ lines: sheet.completed, transfers: sheet.transfers });
  });

  it('is replayed from the first card to the last mark', async () => {
    const { total } = await score.sheet();
    await score.openReplay();
    await replay.appears();
    expect(await replay.score()).toBe(total);
    expect(await replay.canGoOn()).toBe(false);
    await replay.first();
    expect(await replay.tells()).toBe(words.replay.start);
    expect(await replay.canGoBack()).toBe(false);
    await replay.next();
    expect(await replay.tells()).toContain(await replay.card());
    await replay.next();
    expect(await replay.tells()).toMatch(/^(Line|Free)/);
    await replay.last();
    expect(await replay.score()).toBe(total);
    await replay.back();
    await score.appears();
  });

  it('begins anew with the same map and edition', async () => {
    await score.playAgain();
    await play.appears();
    await openCard(edition);
    await play.back();
    await home.appears();
    await home.offersToContinue();
    expect(await home.continues()).toContain(words.metroX.maps[map]);
  });

  it('is in the history with its score, and the new one is open', async () => {
    await home.openHistory();
    await history.appears();
    const [open, finished, ...more] = await history.games();
    expect(more).toEqual([]);
    expect(await history.tells(open!)).toContain(words.history.continue);
    expect(await history.tells(finished!)).toContain(words.history.replay);
    await history.open(finished!);
    await score.appears();
    const { total } = await score.sheet();
    const rank = await score.rank();
    await score.goHome();
    await home.openHistory();
    expect(await history.tells(finished!)).toContain(rank);
    expect(await history.tells(finished!)).toContain(`${total < 0 ? '−' : ''}${Math.abs(total)}`);
    await history.delete(open!);
    await history.back();
    await home.offersNothingToContinue();
  });
});
