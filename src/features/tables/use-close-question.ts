import { type ComponentProps, useState } from 'react';
import type { RoomView } from '@/table/room/room-view';
import type { CloseQuestion } from './leave-table';
import type { Ways } from './use-ways';

interface Asking {
  /** Not null: somebody wants to close the table. */
  readonly question: ComponentProps<typeof CloseQuestion> | null;
  readonly ask: () => void;
}

export function useCloseQuestion({ close }: Ways, { phase }: RoomView): Asking {
  const [asking, setAsking] = useState(false);
  return {
    question: asking ? { inPlay: phase === 'play', onClose: close, onKeep: () => setAsking(false) } : null,
    ask: () => setAsking(true),
  };
}
