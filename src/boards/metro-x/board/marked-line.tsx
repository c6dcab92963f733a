import { memo } from 'react';
import type { BonusView, EditionId, LineView } from '@/games/metro-x';
import type { LineDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Bonuses, type BonusState } from './sign';
import { Windows } from './train';

interface Props {
  readonly line: LineDrawing;
  readonly ink: BoardInk;
  readonly edition: EditionId;
  readonly view: LineView;
  readonly bonus: BonusView;
  readonly dead: boolean;
}

function bonusStates({ view: { complete }, bonus: { open }, dead }: Props): [BonusState, BonusState] {
  if (complete !== null) return complete === 'first' ? ['won', 'gone'] : ['gone', 'won'];
  if (dead) return ['gone', 'gone'];
  return [open === 'first' ? 'open' : 'gone', 'open'];
}

/** What was written at a line's start and end. */
export const MarkedLine = memo(
  function MarkedLine(props: Props) {
    const { line, ink, edition, view } = props;
    const [first, later] = bonusStates(props);
    return (
      <>
        <Windows line={line} ink={ink} edition={edition} windows={view.windows} />
        <Bonuses line={line} ink={ink} edition={edition} first={first} later={later} />
      </>
    );
  },
  // Every event makes new views; most lines say the same in them.
  (a, b) =>
    a.line === b.line &&
    a.ink === b.ink &&
    a.edition === b.edition &&
    a.view.complete === b.view.complete &&
    a.dead === b.dead &&
    a.bonus.open === b.bonus.open &&
    a.view.windows.join() === b.view.windows.join(),
);
