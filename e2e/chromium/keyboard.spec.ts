import { playIds } from '@/ui/test-ids';
import { device } from '../support/detox';
import { flip, METRO_CITY, openAt } from '../support/records';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { rules } from '../support/screens/rules';
import { words } from '../support/words';
import { currentPage } from './only';

const gamewright = words.cards.gamewright;
const press = (key: string): Promise<void> => currentPage().keyboard.press(key);

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
  await openAt(METRO_CITY, [flip('4')]);
});

it('a turn is played by keys alone', async () => {
  await press('h');
  expect(await play.preview()).toContain(`H · ${gamewright.mark(4)}`);
  await press('-');
  expect(await play.preview()).toContain(gamewright.mark(3));
  await press('Escape');
  expect(await play.canConfirm()).toBe(false);
  await press('i');
  await press('Enter');
  expect(await play.lineSays('I')).toContain(words.play.nextEmpty(5, 12));
});

it('Enter on the rules confirms no move on the table below them', async () => {
  await press('h');
  const deck = await play.deck();
  await play.openRules();
  await rules.appears();
  await currentPage().evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await press('Enter');
  await rules.back();
  await play.appears();
  expect(await play.deck()).toBe(deck);
  expect(await play.preview()).toContain(`H · ${gamewright.mark(4)}`);
});

it('the board in words keeps keys and focus to itself until Escape closes it', async () => {
  const focused = () =>
    currentPage().evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);
  await press('h');
  const deck = await play.deck();
  await play.describe();
  await play.description();
  expect(await focused()).toBe(playIds.describedClose);
  await press('i');
  await press('-');
  await press('Tab');
  await press('Tab');
  await press('Escape');
  await play.describesNothing();
  expect(await focused()).toBe(playIds.describe);
  expect(await play.deck()).toBe(deck);
  expect(await play.preview()).toContain(`H · ${gamewright.mark(4)}`);
  await press('Escape');
  expect(await play.canConfirm()).toBe(false);
});

it('Escape closes a message first, then drops the choice below it', async () => {
  await press('h');
  await press('z');
  expect(await play.explanation()).toContain(words.refusals.byCode['unknown-line']({}));
  await press('Escape');
  await play.explainsNothing();
  expect(await play.preview()).toContain(`H · ${gamewright.mark(4)}`);
  await press('Escape');
  expect(await play.canConfirm()).toBe(false);
});
