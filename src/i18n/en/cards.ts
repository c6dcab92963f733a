/** What each rulebook calls its things. The rules themselves know only station, line, window, mark and card. */
import type { Card, CardKind, EditionId } from '@/games/metro-x';

export interface EditionWords {
  readonly windows: (n: number) => string;
  readonly windowsLeft: (left: number, all: number) => string;
  /** "marks 3" in a spoken label. */
  readonly marks: (n: number) => string;
  /** "Cross off 3" at the head of a sentence. */
  readonly mark: (n: number) => string;
  /** A station that holds a mark. */
  readonly marked: string;
  readonly first: string;
  readonly later: string;
  readonly empty: (n: number) => string;
  readonly name: (card: Card) => string;
  /** Two or three words beside the card; the name above them leaves the reshuffle to them. */
  readonly meaning: (card: Card) => string;
  /** One short sentence below the invitation to choose. */
  readonly hint: (card: Card) => string;
  /** A whole sentence for screen readers and for those who ask. */
  readonly effect: (card: Card) => string;
}

const kindOf = (card: Card): CardKind =>
  card === 'transfer' || card === 'free' ? card : card.startsWith('skip') ? 'skip' : 'number';
const amount = (card: Card): number => Number(card.replace('skip-', ''));

export const byKind =
  (texts: Record<CardKind, (n: number) => string>, six = '') =>
  (card: Card): string =>
    texts[kindOf(card)](amount(card)) + (card === '6' ? six : '');

const stations = (n: number) => (n === 1 ? '1 station' : `${n} stations`);

const gamewright: EditionWords = {
  windows: (n) => (n === 1 ? 'window' : 'windows'),
  windowsLeft: (left, all) => `${left} of ${all} windows left`,
  marks: (n) => (n === 0 ? 'crosses off nothing' : `crosses off ${n}`),
  mark: (n) => `Cross off ${stations(n)}`,
  marked: 'crossed',
  first: 'gold',
  later: 'white',
  empty: (n) => (n === 1 ? '1 empty station' : `${n} empty stations`),
  name: byKind({
    number: (n) => `Number ${n}`,
    skip: (n) => `Skip ${n}`,
    transfer: () => 'Transfer',
    free: () => 'Free',
  }),
  meaning: byKind(
    {
      number: (n) => `up to ${n} in a row`,
      skip: (n) => `up to ${n}, skip filled`,
      transfer: () => '2 points a line',
      free: () => 'any one station',
    },
    ', reshuffle',
  ),
  hint: byKind({
    number: () => 'A filled station stops you.',
    skip: () => 'Filled stations are skipped.',
    transfer: () => 'Its first empty station gets the number.',
    free: () => 'It costs no window.',
  }),
  effect: byKind(
    {
      number: (n) => `Cross off up to ${n} stations in a row on one line. A filled station stops you.`,
      skip: (n) => `Cross off up to ${n} stations on one line. Filled stations are skipped.`,
      transfer: () =>
        'Write X in a window. The first empty station of that line gets 2 points for every line that stops there.',
      free: () => 'Cross off any one empty station. It costs no window.',
    },
    ' Afterwards the whole deck is shuffled again.',
  ),
};

const okazu: EditionWords = {
  windows: (n) => (n === 1 ? 'indicator space' : 'indicator spaces'),
  windowsLeft: (left, all) => `${left} of ${all} indicator spaces left`,
  marks: (n) => (n === 0 ? 'circles nothing' : `circles ${n}`),
  mark: (n) => `Circle ${stations(n)}`,
  marked: 'circled',
  first: 'crown',
  later: 'diamond',
  empty: (n) => (n === 1 ? '1 empty space' : `${n} empty spaces`),
  name: byKind({
    number: (n) => `Number ${n}`,
    skip: (n) => `Circled ${n}`,
    transfer: () => 'Star',
    free: () => 'Free',
  }),
  meaning: byKind(
    {
      number: (n) => `${n} in a row`,
      skip: (n) => `${n}, skip filled`,
      transfer: () => '2 points a line',
      free: () => 'any one station',
    },
    ', reshuffle',
  ),
  hint: byKind({
    number: () => 'A filled station stops you.',
    skip: () => 'Filled stations are skipped.',
    transfer: () => 'Its first empty station gets the number.',
    free: () => 'It costs no indicator space.',
  }),
  effect: byKind(
    {
      number: (n) => `Circle ${n} stations in a row on one line. A filled station stops you.`,
      skip: (n) => `Circle ${n} stations on one line. Filled stations are skipped.`,
      transfer: () =>
        'Draw a star in an indicator space. The first empty station of that line gets 2 points for every line that stops there.',
      free: () => 'Circle any one empty station. It costs no indicator space.',
    },
    ' Afterwards the whole deck is shuffled again.',
  ),
};

export const cards: Record<EditionId, EditionWords> = { gamewright, okazu };
