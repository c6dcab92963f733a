import type { ViewProps } from 'react-native';

/** On phones the surface itself is nothing to a screen reader; what lies on it is. */
export function surfaceProps(_label: string | undefined): ViewProps {
  return { accessible: false };
}
