import { currentPage } from './only';

interface Ear {
  interchangeHeard: string[];
}

/**
 * From now on, notes what a screen reader would read out: every change of a live region that stood there before. One
 * that comes with its words in it is often missed, so it does not count.
 */
export async function listen(): Promise<void> {
  await currentPage().evaluate(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    const ear = window as unknown as Ear;
    ear.interchangeHeard = [];
    const hear = (changes: MutationRecord[]): void => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const said = element?.closest(LIVE)?.textContent.trim() ?? '';
        if (said !== '' && said !== ear.interchangeHeard.at(-1)) ear.interchangeHeard.push(said);
      }
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Everything since `listen`, in order. */
export const heard = (): Promise<string> =>
  currentPage().evaluate(() => (window as unknown as Ear).interchangeHeard.join('\n'));
