import { device } from '../support/detox';
import { confirmTurn, openCard, someEmptyStation } from '../support/player';
import { flip, mark, METRO_CITY, openAt, TOKYO } from '../support/records';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { rules } from '../support/screens/rules';
import { words } from '../support/words';

const gamewright = words.cards.gamewright;
/** Both windows of line A are used, its first seven stations are crossed. */
const A_IS_USED = [flip('3'), mark('A', 3), flip('4'), mark('A', 4)];

beforeAll(() => device.launchApp({ newInstance: true, delete: true }));

afterEach(async () => {
  await play.back();
  await home.appears();
});

describe('a line', () => {
  it('without an empty window cannot be chosen, and says why', async () => {
    await openAt(METRO_CITY, [...A_IS_USED, flip('5')]);
    expect(await play.canChooseLine('A')).toBe(false);
    expect(await play.lineSays('A')).toContain(words.play.noWindow(gamewright));
    expect(await play.canChooseLine('B')).toBe(true);
    await play.chooseLine('A');
    expect(await play.canConfirm()).toBe(false);
    expect(await play.explanation()).toContain(words.refusals.byCode['no-window']({ line: 'A' }));
    await play.closeExplanation();
    await play.explainsNothing();
  });

  it('is previewed, and marked with fewer than the card allows', async () => {
    await openAt(METRO_CITY, [...A_IS_USED, flip('5'), mark('C', 5), flip('5')]);
    await play.chooseLine('B');
    expect(await play.preview()).toContain(gamewright.mark(1));
    await play.chooseLine('I');
    expect(await play.preview()).toContain(`I · ${gamewright.mark(5)}`);
    expect(await play.canMore()).toBe(false);
    await play.fewer();
    expect(await play.preview()).toContain(gamewright.mark(4));
    expect(await play.preview()).toContain(words.play.stop.chosen(gamewright));
    await play.fewer();
    await play.more();
    await play.fewer();
    await play.fewer();
    expect(await play.preview()).toContain(gamewright.mark(2));
    await confirmTurn();
    expect(await play.lineSays('I')).toContain(words.play.nextEmpty(3, 12));
    expect(await play.lineSays('I')).toContain(gamewright.windowsLeft(2, 3));
  });

  it('may be used up without a mark in the Gamewright edition', async () => {
    await openAt(METRO_CITY, [flip('3')]);
    await play.chooseLine('H');
    for (let left = 3; left > 0; left -= 1) await play.fewer();
    expect(await play.canFewer()).toBe(false);
    expect(await play.preview()).toContain(words.play.onlyWindow(gamewright));
    await confirmTurn();
    expect(await play.lineSays('H')).toContain(words.play.nextEmpty(1, 14));
    expect(await play.lineSays('H')).toContain(gamewright.windowsLeft(2, 3));
  });

  it('takes the whole card in the Okazu edition: there is no stepper', async () => {
    await openAt(TOKYO, [flip('4')]);
    expect(await openCard('okazu')).toBe('4');
    await play.hasNoStepper();
    await play.chooseLine('H');
    await play.hasNoStepper();
    expect(await play.preview()).toContain(words.cards.okazu.mark(4));
    await confirmTurn();
    expect(await play.lineSays('H')).toContain(words.play.nextEmpty(5, 14));
  });

  it('gets a transfer at its first empty station', async () => {
    await openAt(METRO_CITY, [flip('transfer')]);
    await play.chooseLine('G');
    // Lines A, F and G stop there.
    expect(await play.preview()).toContain(words.play.writes(6));
    await confirmTurn();
    expect(await play.score()).toContain('6 for transfers');
    expect(await play.lineSays('F')).toContain(words.play.nextEmpty(2, 11));
  });

  it('is forgotten by taking back', async () => {
    await openAt(METRO_CITY, [flip('4')]);
    expect(await play.canTakeBack()).toBe(false);
    const invitation = await play.preview();
    expect(invitation).toContain(words.play.chooseLine);
    const before = await play.score();
    await play.chooseLine('C');
    expect(await play.canConfirm()).toBe(true);
    expect(await play.preview()).toContain(gamewright.mark(4));
    await play.takeBack();
    await play.previews(invitation);
    expect(await play.canConfirm()).toBe(false);
    expect(await play.canTakeBack()).toBe(false);
    expect(await play.score()).toBe(before);
  });
});

describe('the free card', () => {
  it('explains with the rule why a filled station cannot be chosen', async () => {
    await openAt(METRO_CITY, [flip('3'), mark('A', 3), flip('free')]);
    await play.fit();
    await play.chooseStation('1-1');
    expect(await play.explanation()).toContain(words.refusals.byCode['station-filled']({}));
    expect(await play.canConfirm()).toBe(false);
    await play.openExplainedRule();
    await rules.appears();
    await rules.showsRule('MX-8');
    await rules.back();
    await play.appears();
    expect(await openCard('gamewright')).toBe('free');
  });

  it('fills the station that is tapped, and costs no window', async () => {
    await openAt(METRO_CITY, [flip('free')]);
    await play.fit();
    await play.chooseStation('3-7');
    expect(await play.preview()).toContain(await nameOf('3-7'));
    await confirmTurn();
    expect(await play.stationSays('3-7')).toContain(gamewright.marked);
    for (const { label } of await play.lines()) expect(label).toMatch(/2 of 2|3 of 3/);
  });

  it('offers stations to tap without zooming by hand', async () => {
    await openAt(METRO_CITY, [flip('4'), mark('I', 4), flip('free')]);
    const station = await someEmptyStation();
    await play.chooseStation(station);
    expect(await play.preview()).toContain(await nameOf(station));
    await confirmTurn();
    expect(await play.stationSays(station)).toContain(gamewright.marked);
  });

  it('fills the station that is stepped to along a line, in both editions', async () => {
    for (const [options, line] of [
      [METRO_CITY, 'C'],
      [TOKYO, 'T'],
    ] as const) {
      await openAt(options, [flip('free')]);
      await play.chooseLine(line);
      expect(await play.canFewer()).toBe(false);
      await play.more();
      await play.more();
      await play.fewer();
      expect(await play.preview()).toContain(await nameOf('3-3'));
      await confirmTurn();
      expect(await play.stationSays('3-3')).toContain(words.cards[options.edition].marked);
      if (options === METRO_CITY) await play.back();
    }
  });
});

/** What the app calls a station, without its state. */
async function nameOf(station: string): Promise<string> {
  return (await play.stationSays(station)).replace(/, [^,]*$/, '');
}
