import { judgeText } from '@/games/judge';
import { device } from '../support/detox';
import { company } from '../support/screens/company';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { score } from '../support/screens/score';
import { startTable } from '../support/screens/tables';
import { boardShown, goToOwnTable, sitDown, takeTurn } from '../support/table-player';
import { words } from '../support/words';
import { allDo, Person } from './devices';
import { killBrowser } from './only';
import { Survey } from './survey';
import { ServedTable } from './table-server';

const NAMES = ['Mia', 'Ben', 'Ann', 'Tom'];
const TURNS_BEFORE_TROUBLE = 4;
/** 23 windows, and the free cards between them. */
const MOST_TURNS = 60;

const served = new ServedTable();
let leader: Person;
let players: readonly Person[];

jest.setTimeout(90_000);

beforeAll(async () => {
  await served.start();
  leader = new Person('leader', served.home);
  players = NAMES.map((name) => new Person(name, `http://${served.address}`));
});

afterAll(() => served.dispose());

const playTurn = (turn: number) => allDo(players, (_player, seat) => takeTurn(turn * 3 + seat * 2));

async function matchOf(player: Person): Promise<string> {
  return player.does(() => Promise.resolve(new URL(player.page.url()).pathname.split('/').at(-1)!));
}

describe('four browsers at one table, over the table server’s own WebSocket', () => {
  it('one page leads from the big screen', () =>
    leader.does(async () => {
      await goToOwnTable();
      expect(await startTable.code()).toContain(served.code);
      await startTable.onlyFlips();
    }));

  it('four join by typed address and code', async () => {
    // One after another, as people sit down: the seats then have the order of the names.
    for (const player of players) {
      const { code, address } = served;
      await player.does(() => sitDown({ name: player.name, code: code.toLowerCase(), address }));
    }
    await leader.does(async () => {
      for (const [seat, name] of NAMES.entries()) expect(await startTable.seatSays(seat)).toContain(name);
      await startTable.start();
      await startTable.showsCard();
    });
    await allDo(players, () => play.appears());
  });

  it('plays some turns', async () => {
    for (let turn = 0; turn < TURNS_BEFORE_TROUBLE; turn += 1) await playTurn(turn);
  });

  it('gives a browser that was reloaded its board back', () =>
    players[1]!.does(async () => {
      const before = await boardShown();
      await device.reloadReactNative();
      await play.appears();
      expect(await boardShown()).toBe(before);
    }));

  it('gives a browser that was closed and opened again its seat and its board back', async () => {
    const [, , ann] = players;
    const before = await ann!.does(async () => {
      const shown = await boardShown();
      await killBrowser();
      return shown;
    });
    // The others do not wait for it to come back before they act.
    await allDo([players[0]!, players[1]!, players[3]!], (_player, seat) => takeTurn(seat));
    await ann!.does(async () => {
      await device.launchApp();
      await home.appears();
      await home.continueTable();
      await play.appears();
      expect(await boardShown()).toBe(before);
      await takeTurn(1);
    });
  });

  it('is played to the end, and the four sheets agree with the record of the host', async () => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const outcomes = await playTurn(turn);
      if (outcomes.every((outcome) => outcome === 'over')) break;
    }
    await allDo(players, () => score.appears());
    await leader.does(() => startTable.isOver());
    await players[0]!.does(async () => {
      const survey = new Survey();
      await survey.visit('score sheet of a table');
      survey.expectNoFaults();
      for (const seat of NAMES.keys()) expect([...survey.ids]).toContain(`score.seat.${seat}`);
    });
    const verdict = judgeText(served.record(await matchOf(players[0]!)));
    if (!verdict.ok || !verdict.over) throw new Error(`The referee says ${JSON.stringify(verdict)}.`);
    const totals = verdict.scores.map(({ total }) => total);
    const sheets = await allDo(players, () => score.standings(NAMES.length));
    for (const [seat, sheet] of sheets.entries()) {
      expect(sheet.map(({ total }) => total)).toEqual(totals);
      expect(sheet.map(({ says }) => says.replace(` (${words.score.you})`, ''))).toEqual(
        sheets[0]!.map(({ says }) => says.replace(` (${words.score.you})`, '')),
      );
      expect(sheet[seat]!.says).toContain(`${NAMES[seat]!} (${words.score.you})`);
    }
    const first = sheets[0]!.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
    expect(first).toEqual(verdict.winners);
  });

  it('plays again with the same seats, and everybody is there by themselves', async () => {
    const first = await matchOf(players[0]!);
    await leader.does(() => startTable.rematch());
    await allDo(players, () => play.appears());
    const matches = await Promise.all(players.map(matchOf));
    expect(new Set(matches).size).toBe(1);
    expect(matches[0]).not.toBe(first);
    await allDo(players, async (_player, seat) => {
      for (const [at, name] of NAMES.entries()) expect(await company.seatSays(at)).toContain(name);
      await takeTurn(seat);
    });
    await leader.does(() => startTable.showsCard());
  });
});
