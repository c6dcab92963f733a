/** The nine kinds of cards. Inside positions a card is its index here, so the order is part of no format. */
export const CARDS = ['2', '3', '4', '5', '6', 'skip-2', 'skip-3', 'transfer', 'free'] as const;
export type Card = (typeof CARDS)[number];
export type CardKind = 'number' | 'skip' | 'transfer' | 'free';

export const SIX = 4;
export const SKIP_2 = 5;
export const SKIP_3 = 6;
export const TRANSFER = 7;
export const FREE = 8;

/** The most stations a card can mark, by index. */
export const AMOUNTS: readonly number[] = [2, 3, 4, 5, 6, 2, 3, 1, 1];

export const cardIndex = (card: Card): number => CARDS.indexOf(card);

export function cardKind(card: Card): CardKind {
  if (card === 'transfer' || card === 'free') return card;
  return card.startsWith('skip') ? 'skip' : 'number';
}

export const cardAmount = (card: Card): number => AMOUNTS[cardIndex(card)]!;

/** The rule that says what a card does. */
export const CARD_RULES = {
  number: 'MX-5',
  skip: 'MX-6',
  transfer: 'MX-7',
  free: 'MX-8',
} as const satisfies Record<CardKind, string>;
