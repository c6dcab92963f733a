import type { Element } from '../../driver/api';
import { by, element, expect, waitFor } from '../detox';

/** Long enough for the first launch on a slow emulator. */
const APPEARS_WITHIN_MS = 10_000;

/** An element by its testID. Page objects are the only place that knows ids. */
export const byId = (id: string | RegExp): Element => element(by.id(id));

export const tapId = (id: string): Promise<void> => byId(id).tap();

export const seeId = (id: string): Promise<void> => expect(byId(id)).toBeVisible();

export const missId = (id: string): Promise<void> => expect(byId(id)).not.toExist();

export const awaitId = (id: string): Promise<void> =>
  waitFor(byId(id)).toBeVisible().withTimeout(APPEARS_WITHIN_MS);

/** Brings a part of a long screen into view. */
export const scrollTo = (scrollView: string, id: string): Promise<void> =>
  waitFor(byId(id)).toBeVisible().whileElement(by.id(scrollView)).scroll(200, 'down');

/** From the top, because the part may lie above what is in sight. */
export async function scrollAndTap(scrollView: string, id: string): Promise<void> {
  await byId(scrollView)
    .scrollTo('top')
    .catch(() => undefined);
  await scrollTo(scrollView, id);
  await tapId(id);
}

interface One {
  readonly identifier: string;
  readonly text?: string;
  readonly label?: string;
  readonly enabled: boolean;
  readonly visible: boolean;
}

/** The attributes of exactly one element. */
export async function attributesOf(id: string): Promise<One> {
  const found = await byId(id).getAttributes();
  if ('elements' in found) throw new Error(`${found.elements.length} elements have the id ${id}.`);
  return found;
}

/** The attributes of all elements whose id fits, at least one. */
export async function allAttributes(id: RegExp): Promise<readonly One[]> {
  const found = await byId(id).getAttributes();
  return 'elements' in found ? found.elements : [found];
}

export async function textOf(id: string): Promise<string> {
  return (await attributesOf(id)).text ?? '';
}

export async function labelOf(id: string): Promise<string> {
  return (await attributesOf(id)).label ?? '';
}

export async function isEnabled(id: string): Promise<boolean> {
  return (await attributesOf(id)).enabled;
}

/** A number as the app prints it, with a real minus sign. */
export const numberOf = async (id: string): Promise<number> => {
  const text = await textOf(id);
  if (!/^−?\d+$/.test(text)) throw new Error(`${id} shows "${text}", which is no number.`);
  return Number(text.replace('−', '-'));
};
