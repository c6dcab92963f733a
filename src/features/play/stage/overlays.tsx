import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { RailLine } from '../model/rail-lines';
import { describeBoard } from '../speech/describe-board';
import type { Explanation } from '../use-explanation';
import { Asides } from './asides';
import { Celebration } from './celebration';
import { Description } from './description';
import { Message } from './message';
import type { Completions } from './use-completions';

interface Props {
  readonly edition: EditionId;
  readonly lines: readonly RailLine[];
  readonly completed: Completions;
  readonly explanation: Explanation;
}

/** Everything that lies over the map. */
export function Overlays({ edition, lines, completed, explanation }: Props) {
  const t = useTexts();
  const router = useRouter();
  const [isDescribed, setDescribed] = useState(false);
  const sentences = useMemo(
    () => (isDescribed ? describeBoard(t, edition, lines) : []),
    [isDescribed, t, edition, lines],
  );
  return (
    <>
      <Asides
        onDescribe={() => setDescribed(true)}
        onRules={() => router.push({ pathname: '/rules', params: { edition } })}
      />
      {completed.isNew && <Celebration lines={completed.lines} />}
      <Message {...explanation} edition={edition} />
      {isDescribed && <Description sentences={sentences} onClose={() => setDescribed(false)} />}
    </>
  );
}
