import { type ComponentProps, useState } from 'react';
import type { CloseQuestion } from './leave-table';
import type { Ways } from './use-ways';

interface Asking {
  /** Not null: somebody wants to close the table. */
  readonly question: ComponentProps<typeof CloseQuestion> | null;
  readonly ask: () => void;
}

export function useCloseQuestion({ close }: Ways): Asking {
  const [asking, setAsking] = useState(false);
  return {
    question: asking ? { onClose: close, onKeep: () => setAsking(false) } : null,
    ask: () => setAsking(true),
  };
}
