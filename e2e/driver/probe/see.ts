import type { Probe } from './contract';

/** Runs inside the page: may use nothing from outside its own braces. */
export function installSee(): void {
  const probe = ((window as Partial<Window>).interchangeProbe ??= {} as Probe);
  const SAMPLES = 8;
  const FAINT = 0.01;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const ancestors = function* (element: Element): Generator<Element> {
    for (let at: Element | null = element; at; at = at.parentElement) yield at;
  };

  const isHidden = (element: Element): boolean => {
    if (getComputedStyle(element).visibility !== 'visible') return true;
    let opacity = 1;
    for (const at of ancestors(element)) opacity *= Number(getComputedStyle(at).opacity);
    return opacity < FAINT;
  };

  const overlap = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** The part of the window that the boxes around an element leave to it. */
  const windowOf = (element: Element): Box => {
    let box: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const at of ancestors(element)) {
      const clips = at !== element && at !== document.body && getComputedStyle(at).overflow !== 'visible';
      if (clips) box = overlap(box, at.getBoundingClientRect());
    }
    return box;
  };

  const isInside = (box: Box, x: number, y: number): boolean =>
    x >= box.left && x < box.right && y >= box.top && y < box.bottom;

  const alpha = (colour: string): number => {
    const parts = /rgba?\(([^)]+)\)/.exec(colour)?.[1]?.split(/[,/]/) ?? [];
    return parts.length === 4 ? Number(parts[3]) : parts.length === 3 ? 1 : 0;
  };

  const paints = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement || ['IMG', 'CANVAS', 'VIDEO'].includes(element.tagName);
    return drawn || style.backgroundImage !== 'none' || alpha(style.backgroundColor) > 0.5;
  };

  /** The element on top at a point when it hides ours there; a clear layer or one of our own does not. */
  const cover = (element: Element, x: number, y: number): Element | null => {
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element)) return null;
    for (const at of ancestors(top)) {
      if (at.contains(element)) return null;
      if (paints(at)) return at;
    }
    return null;
  };

  probe.seen = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || isHidden(element)) return 0;
    const open = windowOf(element);
    let count = 0;
    for (let row = 0; row < SAMPLES; row += 1) {
      for (let column = 0; column < SAMPLES; column += 1) {
        const x = box.left + ((column + 0.5) / SAMPLES) * box.width;
        const y = box.top + ((row + 0.5) / SAMPLES) * box.height;
        if (isInside(open, x, y) && !cover(element, x, y)) count += 1;
      }
    }
    return count / (SAMPLES * SAMPLES);
  };

  const name = (element: Element): string => {
    const id = element.closest('[data-testid]')?.getAttribute('data-testid');
    return id ? `"${id}"` : `<${element.tagName.toLowerCase()}>`;
  };

  probe.inTheWay = (element, x, y) => {
    if (isHidden(element)) return 'it is hidden';
    if (!isInside(windowOf(element), x, y)) return 'that point is outside the window or scrolled away';
    const top = document.elementFromPoint(x, y);
    // A clear layer hides nothing from the eye, but it takes the touch.
    const reached = top !== null && (element.contains(top) || top.contains(element));
    return reached ? null : `${top ? name(top) : 'nothing'} is there instead`;
  };
}
