import { device } from '../support/detox';
import { company } from '../support/screens/company';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { joinTable, startTable } from '../support/screens/tables';
import { awaitTurn, goToOwnTable, sitDown, takeTurn } from '../support/table-player';
import { words } from '../support/words';
import { Person } from './devices';
import { Survey } from './survey';
import { ServedTable } from './table-server';

const served = new ServedTable();
const other = new ServedTable();

beforeAll(() => Promise.all([served.start(), other.start()]));
afterAll(() => Promise.all([served.dispose(), other.dispose()]));

/** The testIDs that were promised for tables, and where the journey below has to meet them. */
const PROMISED = [
  ...[
    'table.screen',
    'table.name',
    'table.code',
    'table.address',
    'table.seat.0',
    'table.start',
    'table.flip',
  ],
  ...['join.screen', 'join.code', 'join.address', 'join.name', 'join.go'],
  ...['play.waiting', 'play.seat.0', 'play.seat.1'],
];

it('a table of two devices: all controls are named, say their state and have the size of a finger', async () => {
  const survey = new Survey();
  const leader = new Person('Lea', served.home);
  const guest = new Person('Mia', `http://${served.address}`);
  await leader.does(async () => {
    await goToOwnTable();
    await startTable.toggle('auto-flip');
    await startTable.openChoice();
    await survey.visit('lobby of who leads, choosing the game');
    await startTable.editName();
    await survey.visit('lobby of who leads, naming the table');
  });
  await guest.does(async () => {
    await device.launchApp({ url: 'interchange://join' });
    await joinTable.appears();
    await survey.visit('join');
    await sitDown({ name: 'Mia', code: served.code });
    await survey.visit('lobby of a guest');
  });
  await leader.does(async () => {
    await startTable.start();
    await play.appears();
    await survey.visit('play, first card to flip');
    await company.flip();
    await awaitTurn();
    await survey.visit('play, own turn');
    await company.look(1);
    await company.isLooking();
    await survey.visit('play, looking at another');
    await company.ownBoard();
    await company.openBonuses();
    await company.showsBonuses();
    await survey.visit('play, bonuses');
    await company.closeBonuses();
    await takeTurn(0);
    await company.isWaiting();
    await survey.visit('play, waiting');
  });
  await guest.does(() => device.terminateApp());
  await leader.does(async () => {
    await company.isAway(1);
    await survey.visit('play, somebody is away');
    await company.toTable();
    await startTable.isAway(1);
    await survey.visit('stage, somebody is away');
    await startTable.askToClose();
    await survey.visit('stage, asked whether to close');
  });
  survey.expectNoFaults();
  expect(PROMISED.filter((id) => !survey.ids.has(id))).toEqual([]);
  expect([...survey.ids].some((id) => /^join\.table\.[0-9a-f]+$/.test(id))).toBe(true);
});

it('one phone for two with a real deck: the same, and a card that is gone is refused with the reason', async () => {
  const survey = new Survey();
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
  await home.startTable();
  await startTable.appears();
  await startTable.addPerson();
  await startTable.toggle('real-deck');
  await survey.visit('lobby of a phone on its own');
  await startTable.start();
  await company.asksForCard();
  await survey.visit('play, deck of cards');
  await company.deal('skip-3');
  await company.isCurtained();
  await survey.visit('curtain');
  await company.openCurtain();
  await takeTurn(0);
  await company.isCurtained();
  await survey.visit('curtain, with a way back');
  await company.openCurtain();
  await takeTurn(1);
  await company.asksForCard();
  expect(await company.dealSays('skip-3')).toContain(
    words.stage.cardOf(words.cards.gamewright.name('skip-3'), 0, 1),
  );
  await company.deal('skip-3');
  await company.refuses(words.refusals.byCode['card-not-left']({}));
  await survey.visit('play, a card refused');
  survey.expectNoFaults();
});

it('the end of a game: the same for who leads and for a guest who comes back', async () => {
  const survey = new Survey();
  const leader = new Person('Ann', other.home);
  const guest = new Person('Ben', `http://${other.address}`);
  await leader.does(async () => {
    await goToOwnTable();
    await startTable.onlyFlips();
  });
  await guest.does(() => sitDown({ name: 'Ben', code: other.code }));
  const seat = await leader.does(async () => {
    const found = (await startTable.seatSays(0)).includes('Ben') ? 0 : 1;
    await startTable.start();
    await startTable.showsCard();
    await survey.visit('stage');
    return found;
  });
  await guest.does(async () => {
    await play.appears();
    await device.terminateApp();
  });
  await leader.does(async () => {
    await startTable.isAway(seat);
    // The bot plays what is left at once.
    await startTable.standsIn(seat, 'bot');
    await startTable.isOver();
    await survey.visit('stage, over');
  });
  await guest.does(async () => {
    await device.launchApp();
    await home.appears();
    await home.continueTable();
    await startTable.isOver();
    await survey.visit('stage of a guest, over');
  });
  survey.expectNoFaults();
  expect([...survey.ids]).toContain('table.rematch');
});
