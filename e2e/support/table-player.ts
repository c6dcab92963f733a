import { playIds, scoreIds } from '@/ui/test-ids';
import { device } from './detox';
import { home } from './screens/home';
import { allAttributes } from './screens/screen';
import { play } from './screens/play';
import { joinTable, startTable } from './screens/tables';
import { until } from './until';

/** From the first screen to the lobby. */
export async function goToOwnTable(): Promise<void> {
  await device.launchApp();
  await home.appears();
  await home.startTable();
  await startTable.isOpen();
}

interface Arrival {
  readonly name: string;
  readonly code: string;
  /** Where the page did not come from the table itself. */
  readonly address?: string;
}

/** From the first screen to a seat in the lobby of somebody else's table. */
export async function sitDown({ name, code, address }: Arrival): Promise<void> {
  await device.launchApp({ url: 'interchange://join' });
  await joinTable.appears();
  if (address !== undefined) await joinTable.typeAddress(address);
  await joinTable.typeCode(code);
  await joinTable.typeName(name);
  await joinTable.go();
  await startTable.waits();
}

type State = 'mine' | 'waiting' | 'over';

interface Sight {
  readonly state: State;
  /** Differs from turn to turn. */
  readonly deck: string;
}

const WATCHED = /^(play\.confirm|play\.deck|play\.waiting|play\.curtain|play\.line\..*|score\.screen)$/;

/** What this device asks of its player; null while it shows neither board nor sheet. */
async function look(): Promise<Sight | null> {
  const found = await allAttributes(WATCHED).catch(() => []);
  const at = (id: string) => found.find(({ identifier }) => identifier === id);
  const deck = at(playIds.deck)?.label ?? '';
  if (at(scoreIds.screen) !== undefined) return { state: 'over', deck };
  if (at(playIds.waiting) !== undefined || at(playIds.curtain) !== undefined)
    return { state: 'waiting', deck };
  const canChoose = found.some(
    ({ identifier, enabled }) => identifier.startsWith(playIds.line('')) && enabled,
  );
  return canChoose ? { state: 'mine', deck } : null;
}

/** Waits for this seat's turn, or for the end of the game. */
export const awaitTurn = (): Promise<Sight> =>
  until('a turn of this seat came, or the sheet', async () => {
    const seen = await look();
    return seen === null || seen.state === 'waiting' ? null : seen;
  });

/** The rail may still be that of the turn before for a moment: looks again until Confirm can be tapped. */
const chooseSomeLine = (pick: number): Promise<string> =>
  until('a line could be chosen', async () => {
    const open = (await play.lines()).filter(({ enabled }) => enabled);
    const line = open[pick % Math.max(1, open.length)];
    if (line === undefined) return null;
    await play.chooseLine(line.id);
    return (await play.canConfirm()) ? line.id : null;
  });

/** Taps a line and Confirm; done when the table has it. */
export async function takeTurn(pick: number): Promise<'done' | 'over'> {
  const before = await awaitTurn();
  if (before.state === 'over') return 'over';
  await chooseSomeLine(pick);
  await play.confirm();
  await until('the turn was taken', async () => {
    const now = await look();
    return now !== null && (now.state !== 'mine' || now.deck !== before.deck) ? now : null;
  });
  return 'done';
}

/** What the board of this device shows: lines with their marks, and the points. */
export async function boardShown(): Promise<string> {
  const lines = (await play.lines()).map(({ id, label }) => `${id}: ${label}`);
  return [await play.score(), ...lines].join('\n');
}
