/** Why Metro X refuses an event: stable codes, the words are in the language catalogues. */
import type { Refusal } from '@/engine/game';

export const METRO_X_REFUSAL_CODES = [
  /** The game is over (MX-14). */
  'game-over',
  /** A card was flipped although seats still have to act (MX-4). */
  'seats-are-due',
  /** None of that card is left in the deck (MX-3). */
  'card-not-left',
  /** There is no seat of that number at this table (MX-19). */
  'unknown-seat',
  /** No card lies open yet (MX-4). */
  'no-card',
  /** The seat has already acted on this card (MX-4). */
  'already-acted',
  /** The open card marks a line, not a single station (MX-5, MX-6, MX-7). */
  'card-needs-line',
  /** The free card marks a station, not a line (MX-8). */
  'card-needs-station',
  /** The map has no such line (MX-1). */
  'unknown-line',
  /** The map has no such station (MX-1). */
  'unknown-station',
  /** All windows of the line are filled (MX-5, MX-6, MX-7). */
  'no-window',
  /** More stations than the card marks there (MX-5, MX-6, MX-7; on a full line MX-9). */
  'too-many',
  /** This edition makes the full effect compulsory (MX-10). */
  'too-few',
  /** The free card must be used while a station is empty (MX-10). */
  'free-unused',
  /** The station is already filled (MX-8). */
  'station-filled',
  /** The seat has done nothing in this turn that it could take back (MX-13). */
  'nothing-to-take-back',
  /** The turn is closed (MX-13). */
  'turn-closed',
  /** This table plays without taking back (MX-13). */
  'take-back-off',
] as const;

export type MetroXRefusalCode = (typeof METRO_X_REFUSAL_CODES)[number];

export interface MetroXRefusal extends Refusal {
  readonly code: MetroXRefusalCode;
}

export function refusal(code: MetroXRefusalCode, rule: string, params?: Refusal['params']): MetroXRefusal {
  return params === undefined ? { code, rule } : { code, rule, params };
}
