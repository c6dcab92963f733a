import type { AccessibilityRole } from 'react-native';

interface Pressed {
  readonly role: AccessibilityRole;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Nothing to add: phones press by keyboard what they press by finger. See space-key.web.ts. */
export const spaceKey = (_pressed: Pressed): object => ({});

export type SpaceKey = typeof spaceKey;
