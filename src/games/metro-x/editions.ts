/** The two rulebooks as data (MX-3, MX-10, MX-16). Their words are in the language catalogues. */
import type { Card } from './cards';

export const EDITION_IDS = ['gamewright', 'okazu'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export interface Edition {
  readonly id: EditionId;
  /** How many of each card a full deck holds. */
  readonly deck: Readonly<Record<Card, number>>;
  /** Whether a seat may mark fewer stations than the card allows. */
  readonly fewer: boolean;
  /** The penalty by number of empty stations; the last entry holds for all above. */
  readonly penalty: readonly number[];
}

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  gamewright: {
    id: 'gamewright',
    deck: { '2': 0, '3': 3, '4': 3, '5': 2, '6': 1, 'skip-2': 2, 'skip-3': 1, transfer: 2, free: 1 },
    fewer: true,
    penalty: [0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
  },
  okazu: {
    id: 'okazu',
    deck: { '2': 2, '3': 4, '4': 4, '5': 2, '6': 1, 'skip-2': 2, 'skip-3': 1, transfer: 3, free: 1 },
    fewer: false,
    penalty: [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
  },
};
