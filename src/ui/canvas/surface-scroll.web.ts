import type { Frame, Point } from './viewport';

type Extent = Pick<Frame, 'content' | 'closest'>;

/** Scrolled to this, the surface is at rest: there is room for a whole picture on every side. */
export function restingScroll({ content, closest }: Extent): Point {
  return { x: Math.ceil(content.width * closest), y: Math.ceil(content.height * closest) };
}

/** By how much the browser has scrolled the surface since it rested. */
export function scrolledBy(node: HTMLElement, extent: Extent): Point {
  const rest = restingScroll(extent);
  return { x: node.scrollLeft - rest.x, y: node.scrollTop - rest.y };
}
