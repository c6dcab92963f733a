import { useMemo } from 'react';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { RailLine } from '../model/rail-lines';
import { describeBoard } from '../speech/describe-board';
import type { Explanation } from '../use-explanation';
import { Celebration } from './celebration';
import { Description } from './description';
import { Message } from './message';
import type { Completions } from './use-completions';

interface Props {
  readonly edition: EditionId;
  readonly lines: readonly RailLine[];
  readonly completed: Completions;
  readonly explanation: Explanation;
  readonly isDescribed: boolean;
  readonly onDescribed: () => void;
}

/** Everything that lies over the map. */
export function Overlays({ edition, lines, completed, explanation, isDescribed, onDescribed }: Props) {
  const t = useTexts();
  const sentences = useMemo(
    () => (isDescribed ? describeBoard(t, edition, lines) : []),
    [isDescribed, t, edition, lines],
  );
  return (
    <>
      {completed.isNew && <Celebration lines={completed.lines} />}
      <Message {...explanation} edition={edition} />
      {isDescribed && <Description sentences={sentences} onClose={onDescribed} />}
    </>
  );
}
