import { memo, type ReactNode } from 'react';
import type { SeatView } from '../model/choice';
import { DeckStrip } from './deck-strip';
import { TopBar } from './top-bar';

interface Props {
  readonly at: SeatView;
  readonly card: number;
  readonly width: number;
  /** Everybody at the table; `inBar`: there is no height for a row of their own. */
  readonly strip?: ReactNode;
  readonly inBar?: boolean;
  /** A word about the table. */
  readonly below?: ReactNode;
  readonly onLeave: () => void;
}

/** What lies on the table: the open card, the score, the deck. */
export const Head = memo(function Head({ at, card, width, strip, inBar = false, below, onLeave }: Props) {
  const { view, seat } = at;
  return (
    <>
      <TopBar view={view} seat={seat} card={card} beside={inBar && strip} onLeave={onLeave} />
      <DeckStrip deck={view.deck} left={view.cardsLeft} edition={view.options.edition} width={width} />
      {!inBar && strip}
      {below}
    </>
  );
});
