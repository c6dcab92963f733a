import { CARDS, type Card, type EditionId } from '@/games/metro-x';
import { playIds, scoreIds } from '@/ui/test-ids';
import { allAttributes } from './screens/screen';
import { play, type Seen } from './screens/play';
import { until } from './until';
import { words } from './words';

/** The card that lies open, known by what its label says. */
export async function openCard(edition: EditionId): Promise<Card> {
  const label = await play.card();
  const { name, effect } = words.cards[edition];
  const card = CARDS.find((one) => words.play.card(name(one), effect(one)) === label);
  if (card === undefined) throw new Error(`The label "${label}" names no card of the ${edition} edition.`);
  return card;
}

/** Confirms, and waits until the next card lies open or the score sheet is there. */
export async function confirmTurn(): Promise<'next' | 'over'> {
  await play.confirm();
  return until('the turn closed', async () => {
    const found = await allAttributes(/^(play\.confirm|play\.card|score\.screen)$/);
    const at = (id: string) => found.find(({ identifier }) => identifier === id);
    if (at(scoreIds.screen)?.visible) return 'over';
    const isDealt = at(playIds.card) !== undefined && at(playIds.card)?.label !== words.play.noCard;
    return isDealt && at(playIds.confirm)?.enabled === false ? 'next' : null;
  });
}

const isEmpty = ({ label }: Seen): boolean => label.endsWith(`, ${words.play.emptyStation}`);

/** Any empty station in sight. */
export async function someEmptyStation(): Promise<string> {
  const station = (await play.stations()).find((one) => isEmpty(one) && one.visible);
  if (!station) throw new Error('No empty station is in sight.');
  return station.id;
}

async function chooseSomeLine(turn: number): Promise<void> {
  const open = (await play.lines()).filter(({ enabled }) => enabled);
  const line = open[turn % open.length];
  if (!line) throw new Error('No line can be chosen, and the game is not over.');
  await play.chooseLine(line.id);
}

export interface Played {
  /** Every card that lay open, in order. */
  readonly cards: readonly Card[];
  readonly turns: number;
}

/** Plays to the score sheet: lines in rotation, free cards by turns on the map and along a line. */
export async function playToTheEnd(edition: EditionId): Promise<Played> {
  const cards: Card[] = [];
  for (let outcome = 'next'; outcome !== 'over';) {
    const card = await openCard(edition);
    cards.push(card);
    if (card === 'free' && cards.length % 2 === 0) await play.chooseStation(await someEmptyStation());
    else await chooseSomeLine(cards.length);
    outcome = await confirmTurn();
  }
  return { cards, turns: cards.length };
}
