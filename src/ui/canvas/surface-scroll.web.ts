import type { View } from 'react-native';
import type { Frame, Point } from './viewport';

/** Scrolled to this, the surface is at rest: there is room for a whole picture on every side. */
export function restingScroll({ content, closest }: Pick<Frame, 'content' | 'closest'>): Point {
  return { x: Math.ceil(content.width * closest), y: Math.ceil(content.height * closest) };
}

/** By how much the browser has scrolled the surface since it rested. */
export function surfaceScroll(surface: View | null, frame: Frame): Point {
  const node = surface as unknown as HTMLElement | null;
  const rest = restingScroll(frame);
  return node === null ? { x: 0, y: 0 } : { x: node.scrollLeft - rest.x, y: node.scrollTop - rest.y };
}
