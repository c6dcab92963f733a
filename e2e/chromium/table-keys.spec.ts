import { homeIds, joinIds, playIds, tableIds } from '@/ui/test-ids';
import { device } from '../support/detox';
import { openCard } from '../support/player';
import { company } from '../support/screens/company';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { joinTable, startTable } from '../support/screens/tables';
import { until } from '../support/until';
import { words } from '../support/words';
import { Person } from './devices';
import { heard, listen } from './hearing';
import { currentPage } from './only';
import { ServedTable } from './table-server';

const served = new ServedTable();

beforeAll(() => served.start());
afterAll(() => served.dispose());

const press = (key: string): Promise<void> => currentPage().keyboard.press(key);
const focused = (): Promise<string | null> =>
  currentPage().evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);

/** More than any screen of a table has before its last control; the stations of the map are not among them. */
const MOST_STEPS = 60;

/** By Tab alone, as somebody without a pointer. */
async function walkTo(id: string): Promise<void> {
  const passed: (string | null)[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await press('Tab');
    const at = await focused();
    if (at === id) return;
    passed.push(at);
  }
  throw new Error(`Tab does not lead to ${id}; it passes ${passed.join(', ')}.`);
}

async function choose(id: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await walkTo(id);
  await press(key);
}

/** Into a field, over what stands there. A field may select its text a moment after it got the focus: typed again then. */
async function type(id: string, text: string): Promise<void> {
  await walkTo(id);
  await until(`${id} held what was typed`, async () => {
    await press('Control+a');
    await currentPage().keyboard.type(text);
    return (await currentPage().getByTestId(id).inputValue()) === text ? true : null;
  });
}

/** Chooses a line by its letter and confirms. */
async function playLine(letter: string): Promise<void> {
  await until('a card lay open', async () => ((await play.card()) === words.play.noCard ? null : true));
  await press(letter);
  await until('the line could be confirmed', async () => ((await play.canConfirm()) ? true : null));
  await choose(playIds.confirm);
}

const waits = (whatFor: string) =>
  until(`it was said: ${whatFor}`, async () =>
    (await company.waiting().catch(() => '')).includes(whatFor) ? true : null,
  );

it('a table is opened, joined by typed address and code, and played by keys alone', async () => {
  const leader = new Person('Lea', served.home);
  const guest = new Person('Mia', `http://${served.address}`);
  await leader.does(async () => {
    await device.launchApp();
    await home.appears();
    await choose(homeIds.startTable);
    await startTable.isOpen();
    await choose(tableIds.rule('auto-flip'), 'Space');
  });
  await guest.does(async () => {
    await device.launchApp({ url: 'interchange://join' });
    await joinTable.appears();
    await type(joinIds.code, served.code);
    await type(joinIds.name, 'Mia');
    await type(joinIds.address, served.address);
    await choose(joinIds.go);
    await startTable.waits();
  });
  await leader.does(async () => {
    await choose(tableIds.start);
    await play.appears();
    await listen();
    await choose(tableIds.flip);
    await playLine('a');
    await waits(words.play.table.waitingFor(['Mia']));
  });
  const before = await guest.does(async () => {
    await play.appears();
    await listen();
    const deck = await play.deck();
    await choose(playIds.seat(0));
    await company.isLooking();
    await press('Escape');
    await company.isAtOwnBoard();
    await choose(playIds.bonuses);
    await company.showsBonuses();
    expect(await focused()).toBe(playIds.bonusesClose);
    await press('Escape');
    await company.isAtOwnBoard();
    await playLine('b');
    await waits(words.play.table.waitingForCard);
    expect(await heard()).toContain(words.play.table.allActed);
    await listen();
    return deck;
  });
  await leader.does(async () => {
    await waits(words.play.table.allActed);
    expect(await heard()).toContain(words.play.table.allActed);
    await choose(tableIds.flip);
  });
  await guest.does(async () => {
    await until('the next card lay open', async () => ((await play.deck()) === before ? null : true));
    const { name, effect } = words.cards.gamewright;
    const card = await openCard('gamewright');
    expect(await heard()).toContain(words.play.flipped(name(card), effect(card)));
  });
});
