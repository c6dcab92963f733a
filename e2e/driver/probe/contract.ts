import type { Query } from '../matchers';

/** What is known about one element; positions in pixels of the window. */
export interface Sighting {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  readonly placeholder: string | null;
  readonly value: string | null;
  readonly toggled: boolean | null;
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How much of its area can be seen, 0 to 1. */
  readonly seen: number;
}

/** What the page itself answers; installed before the app's first script. */
export interface Probe {
  find(query: Query): Element[];
  sight(element: Element): Sighting;
  seen(element: Element): number;
  /** Null when a touch there reaches the element, else what is in the way. */
  inTheWay(element: Element, x: number, y: number): string | null;
  /** Moves the scroll view that the element is or holds; how far it went. */
  scroll(element: Element, x: number, y: number): { readonly scrollable: boolean; readonly moved: number };
  /** Resolves when nothing changed for a while and no finite animation runs, or after `limit`. */
  settle(quiet: number, limit: number): Promise<void>;
}

declare global {
  interface Window {
    interchangeProbe: Probe;
  }
}
