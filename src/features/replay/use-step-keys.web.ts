import { useEffect } from 'react';
import { replayIds } from '@/ui/test-ids';

const MAP = `[data-testid="${replayIds.board}"]`;

/** Arrow keys step, except while the map has the focus and pans by them. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(MAP)) return;
      if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step]);
}
