import { company } from '../support/screens/company';
import { play } from '../support/screens/play';
import { startTable } from '../support/screens/tables';
import { awaitTurn, goToOwnTable, sitDown, takeTurn } from '../support/table-player';
import { until } from '../support/until';
import { words } from '../support/words';
import { CuttableLine } from './cuttable-line';
import { allDo, Person } from './devices';
import { heard, listen } from './hearing';
import { expectProblem } from './only';
import { ServedTable, TABLE_HOST } from './table-server';

const served = new ServedTable();
const line = new CuttableLine(() => served.port);

beforeAll(async () => {
  await served.start();
  await line.mend();
});

afterAll(async () => {
  await line.cut();
  await served.dispose();
});

const NAMES = ['Mia', 'Ben'];

/** Everything that both devices must agree on: the deck, the card, and the boards of all in words. */
async function tableShown(own: number): Promise<string> {
  const seen = [await play.deck(), await play.card()];
  for (const seat of NAMES.keys()) {
    if (seat === own) await play.describe();
    else {
      await company.look(seat);
      await company.isLooking();
      await company.describe();
    }
    seen.push(await play.description());
    await play.closeDescription();
    if (seat !== own) await company.ownBoard();
  }
  return seen.join('\n');
}

/** The turn after the one with that deck, on this device. */
const turnAfter = (deck: string) =>
  until('the next card came', async () => ((await awaitTurn()).deck === deck ? null : true));

it('a guest whose own line is cut plays on, misses nothing and is told; nobody else notices', async () => {
  const leader = new Person('leader', served.home);
  const mia = new Person('Mia', `http://${TABLE_HOST}:${line.port}`);
  const ben = new Person('Ben', `http://${served.address}`);
  await leader.does(async () => {
    await goToOwnTable();
    await startTable.onlyFlips();
  });
  for (const guest of [mia, ben]) await guest.does(() => sitDown({ name: guest.name, code: served.code }));
  await leader.does(() => startTable.start());
  await allDo([mia, ben], (_guest, seat) => takeTurn(seat));
  await allDo([mia, ben], () => awaitTurn());

  await mia.does(async () => {
    await listen();
    // The browser reports every attempt that finds nobody.
    expectProblem(/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/);
    await line.cut();
    await company.isCutOff();
    expect(await heard()).toContain(words.play.table.reconnecting);
    await company.look(1);
    await company.isLooking();
    await company.ownBoard();
    const [open] = (await play.lines()).filter(({ enabled }) => enabled);
    await play.chooseLine(open!.id);
    expect(await play.preview()).not.toBe('');
    await play.confirm();
    await until('the move was kept for later', async () =>
      (await play.confirmSays()) === words.play.table.goesLater ? true : null,
    );
  });
  const deck = await ben.does(async () => {
    await company.isInReach();
    await until('Mia was seen to be away', async () =>
      (await company.seatSays(0)).includes(words.play.table.moods.away) ? true : null,
    );
    const before = await play.deck();
    await takeTurn(0);
    expect(await company.waiting()).toContain('Mia');
    return before;
  });

  await line.mend();
  await mia.does(async () => {
    await company.isBack();
    await turnAfter(deck);
    expect(await heard()).toContain(words.play.table.reconnected);
  });
  await ben.does(() => turnAfter(deck));
  const [mias, bens] = await allDo([mia, ben], (_guest, seat) => tableShown(seat));
  expect(mias).toBe(bens);
  // The move that was kept is on the board: the card was not played for Mia.
  expect(await leader.does(() => startTable.stageSays(0))).not.toContain(words.stage.isAway);
});
