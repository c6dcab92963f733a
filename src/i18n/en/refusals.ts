/** Why something was refused, for the person who tried it. One text a code: a missing one does not compile. */
import type { Refusal } from '@/engine/game';
import type { KernelRefusalCode } from '@/engine/refusals';
import type { MetroXRefusalCode } from '@/games/metro-x';
import { cards, type EditionWords } from './cards';

export type RefusalParams = NonNullable<Refusal['params']>;
/** `unreadable`: of a guest, about what its table cannot read. */
export type RefusalCode = MetroXRefusalCode | KernelRefusalCode | 'unreadable';

const whole = (value: string | number | undefined): string => (value === undefined ? '?' : String(value));

/** A damaged record may not tell its edition; then the words of the first one have to do. */
type Say = (params: RefusalParams, words?: EditionWords) => string;

const byCode: Record<RefusalCode, Say> = {
  'game-over': () => 'The game is over.',
  'seats-are-due': () => 'Somebody still has to act on this card.',
  'card-not-left': () => 'That card is no longer in the deck.',
  'unknown-seat': () => 'There is no such seat at this table.',
  'no-card': () => 'No card lies open yet.',
  'already-acted': () => 'You have already acted on this card.',
  'card-needs-line': () => 'This card marks a line, not a single station.',
  'card-needs-station': () => 'The free card marks a station, not a line.',
  'unknown-line': () => 'This map has no such line.',
  'unknown-station': () => 'This map has no such station.',
  'no-window': (p, words = cards.gamewright) =>
    `Line ${whole(p['line'])} has no empty ${words.windows(1)} left.`,
  'too-many': (p) => `The card marks at most ${whole(p['most'])} on line ${whole(p['line'])}.`,
  'too-few': (p) => `In this edition the card must mark all ${whole(p['most'])} on line ${whole(p['line'])}.`,
  'free-unused': () => 'The free card must be used while a station is empty.',
  'station-filled': () => 'This station is already filled.',
  'nothing-to-take-back': () => 'There is nothing to take back in this turn.',
  'turn-closed': () => 'The turn is closed; nothing can be taken back any more.',
  'take-back-off': () => 'This table plays without taking back.',
  'bad-json': () => 'This is not a readable file or text.',
  'too-large': () => 'The file is too large.',
  'unknown-format': () => 'This file is not a game of Interchange.',
  'bad-record': () => 'The file is damaged.',
  'unknown-game': () => 'This version does not know the game.',
  'bad-seats': (p) => `The game is for ${whole(p['fewest'])} to ${whole(p['most'])} seats.`,
  'bad-options': () => 'The options of this game are not known here.',
  'unknown-event': () => 'The file holds a move that this game does not have.',
  'bad-event': () => 'The file holds a damaged move.',
  unreadable: () => 'The table could not read this, so it was not confirmed.',
};

export const refusals = {
  byCode,
  /** A refusal of a version that knows more codes than this one. */
  unknown: 'That is not allowed here.',
  seeRule: 'The rule',
};
