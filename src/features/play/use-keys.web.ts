import { useIsFocused } from 'expo-router';
import { useEffect, useRef } from 'react';
import { playIds } from '@/ui/test-ids';
import type { Keys } from './use-keys';

/** A focused control takes its own keys: Enter on it is a press, and the map pans by arrows. */
const TAKES_ENTER = 'button, [role="button"], a, input, [tabindex="0"]';
const MAP = `[data-testid="${playIds.board}"]`;
/** A second Enter on the line just chosen confirms it. */
const CHOSEN = `[data-testid^="${playIds.line('')}"][aria-selected="true"]`;

const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const STEPS: Readonly<Record<string, 1 | -1>> = {
  '+': 1,
  ArrowRight: 1,
  ArrowUp: 1,
  '-': -1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** False when the key is left to whatever has the focus. */
function handle(event: KeyboardEvent, keys: Keys): boolean {
  if (keys.onClose !== null) {
    if (event.key !== 'Escape') return false;
    keys.onClose();
    return true;
  }
  const step = STEPS[event.key];
  if (step !== undefined) {
    if (within(event, MAP)) return false;
    keys.onStep(step);
  } else if (event.key === 'Enter') {
    if (within(event, TAKES_ENTER) && !within(event, CHOSEN)) return false;
    keys.onConfirm();
  } else if (event.key === 'Escape') keys.onClear();
  else if (/^[a-z]$/i.test(event.key)) keys.onLetter(event.key.toUpperCase());
  else return false;
  return true;
}

/** Letters choose lines, plus, minus and arrows the number, Enter confirms, Escape clears. */
export function useKeys(keys: Keys): void {
  const isInFront = useIsFocused();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // The table stays mounted under the rules; Enter there must not confirm a move that nobody sees.
    if (!isInFront) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!handle(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the buttons: they keep what they handle from rising to the document.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isInFront]);
}
