import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

const CONTROL = 'button, [role="button"]';

/** The first control has the focus as long as the sheet is there; then whatever had it before. */
export function useModalFocus(): RefObject<View | null> {
  const sheet = useRef<View>(null);
  useEffect(() => {
    // On the web the ref of a view is its element.
    const element = sheet.current as unknown as HTMLElement | null;
    const before = document.activeElement;
    const enter = () => element?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
    // Tab walks on to the page below, where Enter would press what is covered.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && element !== null && !element.contains(target)) enter();
    };
    enter();
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return sheet;
}
