import type { SpaceKey } from './space-key';

const FLIPPED_BY_SPACE: ReadonlySet<string> = new Set(['switch', 'radio', 'checkbox']);

/** Space flips a switch in every browser, but react-native-web gives it to buttons alone. */
export const spaceKey: SpaceKey = ({ role, disabled, onPress }) => {
  if (disabled || !FLIPPED_BY_SPACE.has(role)) return {};
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      // Else the page would scroll.
      event.preventDefault();
      if (!event.repeat) onPress();
    },
  };
};
