import { device } from '../support/detox';
import { company } from '../support/screens/company';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { joinTable, startTable } from '../support/screens/tables';
import { boardShown, goToOwnTable, takeTurn } from '../support/table-player';
import { words } from '../support/words';
import { allDo, Person } from './devices';
import { currentPage, expectProblem } from './only';
import { ServedTable } from './table-server';

const served = new ServedTable();
let leader: Person;
let mia: Person;
let ben: Person;

beforeAll(async () => {
  await served.start();
  leader = new Person('leader', served.home);
  mia = new Person('Mia', `http://${served.address}`);
  ben = new Person('Ben', `http://${served.address}`);
});

afterAll(() => served.dispose());

interface Known {
  readonly id: string;
  readonly lead?: unknown;
}

const askPage = (): Promise<Known> =>
  currentPage().evaluate(async () => {
    const answer = await fetch('/.well-known/interchange');
    return (await answer.json()) as Known;
  });

const WRONG = 'ZZZZ';

describe('a table that serves the page', () => {
  it('is led by the browser of its own computer, which shows code and address', () =>
    leader.does(async () => {
      await goToOwnTable();
      expect(await startTable.code()).toContain(served.code);
      await startTable.rename('Attic');
      await startTable.onlyFlips();
    }));

  it('is offered at once where it is joined, and says in words that a code is wrong', async () => {
    for (const guest of [mia, ben]) {
      await guest.does(async () => {
        await device.launchApp({ url: 'interchange://join' });
        await joinTable.appears();
        const { id, lead } = await askPage();
        expect(lead).toBeUndefined();
        await joinTable.offers(id);
        await joinTable.typeName(guest.name);
        if (guest === mia) {
          await joinTable.typeCode(served.code === WRONG ? 'YYYY' : WRONG);
          await joinTable.go();
          await joinTable.says(words.troubles.reasons['wrong-code']);
        }
        await joinTable.typeCode(served.code);
        await joinTable.go();
        await startTable.waits();
      });
    }
  });

  it('takes a seat away, and the device that had it says so and may come again', async () => {
    await leader.does(() => startTable.remove(1));
    await ben.does(async () => {
      await startTable.says(words.troubles.reasons.removed);
      await startTable.joinAgain();
      await joinTable.appears();
      await joinTable.typeCode(served.code);
      await joinTable.go();
      await startTable.waits();
    });
    await leader.does(async () => {
      expect(await startTable.seatSays(1)).toContain('Ben');
      await startTable.start();
      await startTable.showsCard();
    });
    await allDo([mia, ben], () => play.appears());
  });

  it('dies and comes back: the board stays usable meanwhile, and everybody is back by themselves', async () => {
    await mia.does(() => takeTurn(0));
    // The browsers report every attempt that finds nobody.
    for (const person of [leader, mia, ben])
      await person.does(async () => {
        expectProblem(/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/);
        await Promise.resolve();
      });
    await served.stop('SIGKILL');
    const before = await allDo([mia, ben], async () => {
      await company.isCutOff();
      return boardShown();
    });
    await ben.does(async () => {
      const [line] = (await play.lines()).filter(({ enabled }) => enabled);
      await play.chooseLine(line!.id);
      expect(await play.preview()).not.toBe('');
      await company.look(0);
      await company.isLooking();
      await company.ownBoard();
    });
    await served.start();
    await allDo([mia, ben], () => company.isBack());
    expect(await mia.does(boardShown)).toBe(before[0]);
    for (let turn = 0; turn < 2; turn += 1) {
      await ben.does(() => takeTurn(turn));
      await mia.does(() => takeTurn(turn));
    }
    await leader.does(() => startTable.showsCard());
  });
});

describe('one device for two', () => {
  it('goes from hand to hand behind a curtain', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await home.appears();
    await home.startTable();
    await startTable.appears();
    await startTable.addPerson();
    await startTable.start();
    for (let turn = 0; turn < 2; turn += 1) {
      const seen: string[] = [];
      for (let seat = 0; seat < 2; seat += 1) {
        // Whoever acted last in a turn begins the next one, so the phone stays where it is then.
        if (turn === 0 || seat === 1) {
          await company.isCurtained();
          await company.hidesBoard();
          seen.push(await company.curtainSays());
          await company.openCurtain();
        }
        await takeTurn(seat);
      }
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});
