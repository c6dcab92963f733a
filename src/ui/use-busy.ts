import { useCallback, useRef, useState } from 'react';

/** Runs one task at a time: a second tap while it runs does nothing. */
export function useBusy(): readonly [busy: boolean, run: (task: () => Promise<void>) => void] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback((task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void task().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return [busy, run];
}
