import { useIsFocused } from 'expo-router';
import { useEffect } from 'react';
import { BackHandler } from 'react-native';

export interface Keys {
  readonly onLetter: (letter: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onConfirm: () => void;
  readonly onClear: () => void;
  /** While something lies over the table: Escape or Back closes it, and no key reaches the table. */
  readonly onClose: (() => void) | null;
}

/** Phones have no keyboard to speak of, but Android has Back: what lies over the table goes before the table. */
export function useKeys({ onClose }: Keys): void {
  const isInFront = useIsFocused();
  useEffect(() => {
    // A screen above, such as the rules, goes back by itself.
    if (!isInFront || onClose === null) return undefined;
    const listening = BackHandler.addEventListener('hardwareBackPress', () => {
      onClose();
      return true;
    });
    return () => listening.remove();
  }, [isInFront, onClose]);
}
