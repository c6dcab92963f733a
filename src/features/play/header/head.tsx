import { memo } from 'react';
import type { SeatView } from '../model/choice';
import { DeckStrip } from './deck-strip';
import { TopBar } from './top-bar';

interface Props {
  readonly at: SeatView;
  readonly card: number;
  readonly width: number;
  readonly onLeave: () => void;
}

/** What lies on the table: the open card, the score, the deck. */
export const Head = memo(function Head({ at: { view, seat }, card, width, onLeave }: Props) {
  return (
    <>
      <TopBar view={view} seat={seat} card={card} onLeave={onLeave} />
      <DeckStrip deck={view.deck} left={view.cardsLeft} edition={view.options.edition} width={width} />
    </>
  );
});
