import type { ElementHandle } from 'playwright-core';
import { describeQuery, type Query } from './matchers';
import type { Sighting } from './probe/contract';
import { currentInstall } from './session';

/** What `element(...)` stands for: a question to the page, asked anew every time. */
export interface Target {
  readonly query: Query;
  readonly index: number | null;
}

export function describeTarget({ query, index }: Target): string {
  return `element(${describeQuery(query)})${index === null ? '' : `.atIndex(${index})`}`;
}

/** Everything known about every match; the list is empty when nothing matches. */
export function sightings({ query, index }: Target): Promise<Sighting[]> {
  return currentInstall().page.evaluate(
    ({ asked, at }) => {
      const found = window.interchangeProbe.find(asked);
      const chosen = at === null ? found : found.slice(at, at + 1);
      return chosen.map((element) => window.interchangeProbe.sight(element));
    },
    { asked: query, at: index },
  );
}

export class NotOne extends Error {}

const notOne = (target: Target, count: number): NotOne =>
  new NotOne(
    count === 0
      ? `${describeTarget(target)} does not exist.`
      : `${describeTarget(target)} is ambiguous: ${count} elements match. Use atIndex() or a narrower matcher.`,
  );

/** The one element meant, known in detail; throws when there is none or more than one. */
export async function sightOne(target: Target): Promise<Sighting> {
  const found = await sightings(target);
  if (found.length !== 1) throw notOne(target, found.length);
  return found[0]!;
}

/** The one element meant, to act upon. */
export async function handleOne(target: Target): Promise<ElementHandle<Element>> {
  const { page } = currentInstall();
  const list = await page.evaluateHandle(
    ({ asked, at }) => {
      const found = window.interchangeProbe.find(asked);
      return at === null ? found : found.slice(at, at + 1);
    },
    { asked: target.query, at: target.index },
  );
  const count = await list.evaluate((elements) => elements.length);
  if (count !== 1) throw notOne(target, count);
  const handle = await list.evaluateHandle((elements) => elements[0]!);
  return handle.asElement();
}
