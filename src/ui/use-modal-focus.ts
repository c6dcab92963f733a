import { useRef, type RefObject } from 'react';
import type { View } from 'react-native';

/** For what lies over a page. Screen readers of phones keep to a modal view by themselves. */
export function useModalFocus(): RefObject<View | null> {
  return useRef<View>(null);
}
