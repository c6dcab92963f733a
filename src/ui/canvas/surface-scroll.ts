import type { View } from 'react-native';
import type { Frame, Point } from './viewport';

/** By how much the surface is scrolled and not yet panned; phones never scroll it. */
export function surfaceScroll(_surface: View | null, _frame: Frame): Point {
  return { x: 0, y: 0 };
}
