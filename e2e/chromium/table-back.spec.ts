import { device } from '../support/detox';
import { company } from '../support/screens/company';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { startTable } from '../support/screens/tables';
import { back } from './only';

/** With a bot: whoever looks around is seat 0. */
const BOT = 1;

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
  await home.startTable();
  await startTable.appears();
  await startTable.addBot();
  await startTable.start();
  await play.appears();
});

async function chooseALine(): Promise<string> {
  const [line] = (await play.lines()).filter(({ enabled }) => enabled);
  await play.chooseLine(line!.id);
  return line!.id;
}

describe('the Back of a browser at a table', () => {
  it('closes the bonuses, then the board of another, and leaves the game only then', async () => {
    await chooseALine();
    const before = await play.preview();
    await company.look(BOT);
    await company.isLooking();
    await company.openBonuses();
    await company.showsBonuses();
    await back();
    await company.showsNoBonuses();
    await company.isLooking();
    await back();
    await company.isAtOwnBoard();
    expect(await play.preview()).toBe(before);
    await back();
    await home.appears();
  });

  it('leads to one’s own board after a reload, which keeps what was looked at', async () => {
    await company.look(BOT);
    await company.isLooking();
    await device.reloadReactNative();
    await company.isLooking();
    await back();
    await company.isAtOwnBoard();
    await play.showsBoardAndControls();
  });

  it('has nothing left to close after it was closed by hand', async () => {
    await company.openBonuses();
    await company.showsBonuses();
    await company.closeBonuses();
    await company.showsNoBonuses();
    await company.look(BOT);
    await company.ownBoard();
    await company.isAtOwnBoard();
    await back();
    await home.appears();
  });

  it('is not needed by who leaves from there', async () => {
    await company.look(BOT);
    await company.isLooking();
    await play.back();
    await home.appears();
    await home.continueTable();
    await play.appears();
    await company.isAtOwnBoard();
  });
});
