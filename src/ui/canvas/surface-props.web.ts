import type { ViewProps } from 'react-native';

/** In a browser the surface takes the focus, so that keys can move the picture. */
export function surfaceProps(label: string | undefined): ViewProps {
  return { role: 'group', 'aria-label': label, tabIndex: 0 };
}
