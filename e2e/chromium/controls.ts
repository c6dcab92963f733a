import { playIds } from '@/ui/test-ids';
import { currentPage } from './only';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whatever a finger, a key or a screen reader can act upon, as far as the present screen shows it. */
export interface Control {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Whether it is on or chosen; null where it does not say. */
  readonly checked: string | null;
  readonly box: Box;
  /** What its surroundings leave of it. */
  readonly seen: Box;
  /** Lies in something that scrolls. */
  readonly scrolls: boolean;
  /** Words in it that stick out or were cut off. */
  readonly cut: readonly string[];
  /** Ids around it. */
  readonly within: readonly string[];
}

/** Runs inside the page: may use nothing from outside its own braces. */
function readControls(): Control[] {
  const ACTIVE =
    'button, a[href], input, textarea, select, [tabindex]:not([tabindex="-1"]), [role=button], [role=link], ' +
    '[role=radio], [role=switch], [role=checkbox], [role=slider]';
  const IMPLICIT: Record<string, string> = {
    BUTTON: 'button',
    A: 'link',
    INPUT: 'textbox',
    TEXTAREA: 'textbox',
    SELECT: 'listbox',
  };
  const SLACK = 1.5;
  const boxOf = (of: Element | Range) => {
    const { left, top, right, bottom } = of.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const around = (element: Element): Element[] => {
    const list: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) list.push(at);
    return list;
  };
  const clips = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible';
  const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const seenOf = (element: Element) => {
    let seen = boxOf(element);
    for (const at of around(element).filter(clips)) {
      const box = boxOf(at);
      seen = {
        left: Math.max(seen.left, box.left),
        top: Math.max(seen.top, box.top),
        right: Math.min(seen.right, box.right),
        bottom: Math.min(seen.bottom, box.bottom),
      };
    }
    return seen;
  };
  const cutWords = (element: Element): string[] => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || holder.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = boxOf(range);
      const box = boxOf(element);
      const sticksOut =
        words.left < box.left - SLACK ||
        words.right > box.right + SLACK ||
        words.top < box.top - SLACK ||
        words.bottom > box.bottom + SLACK;
      const isShortened = clips(holder) && holder.scrollWidth > holder.clientWidth + SLACK;
      if (sticksOut || isShortened) cut.push(node.textContent);
    }
    return cut;
  };
  return [...document.querySelectorAll(ACTIVE)]
    .filter((element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]'))
    .map((element) => ({
      id: element.getAttribute('data-testid') ?? '',
      name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
      role: element.getAttribute('role') ?? IMPLICIT[element.tagName] ?? '',
      checked: element.getAttribute('aria-checked'),
      box: boxOf(element),
      seen: seenOf(element),
      scrolls: around(element).some(isScroller),
      cut: cutWords(element),
      within: around(element).flatMap((at) => at.getAttribute('data-testid') ?? []),
    }));
}

export const controls = (): Promise<Control[]> => currentPage().evaluate(readControls);

/**
 * Stations of the map are so close at fit zoom that no target of a finger's size has room for itself. They need none:
 * a touch goes to the nearest station, the map can be enlarged, and the rail does everything without the map.
 */
export const isStation = ({ id }: Control): boolean => id.startsWith(playIds.station(''));

export const nameOf = ({ id, name, role }: Control): string =>
  id || name || `a nameless ${role || 'element'}`;

const FINGER = 48;
/** Half a pixel goes to rounding. */
const ROUNDING = 0.5;
const STATEFUL = new Set(['radio', 'switch', 'checkbox']);

/** What is wrong with a control, in words. */
export function faults(control: Control): string[] {
  const { id, name, role, checked, box } = control;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const isSmall = Math.min(width, height) < FINGER - ROUNDING;
  return [
    ...(name === '' ? ['has no name'] : []),
    ...(role === '' ? ['has no role'] : []),
    ...(id === '' ? ['has no testID'] : []),
    ...(STATEFUL.has(role) && checked === null ? ['has no state'] : []),
    ...(isSmall && !isStation(control) ? [`is ${width.toFixed(1)} x ${height.toFixed(1)}`] : []),
  ];
}
