import { playIds, scoreIds } from '@/ui/test-ids';
import { currentPage } from './only';

/** What the page shows as done. Two turns of one game never look alike: the deck or the lines differ. */
export interface Shown {
  readonly over: boolean;
  readonly card: string | null;
  readonly deck: string | null;
  readonly score: string | null;
  readonly lines: readonly string[];
}

const IDS = {
  card: playIds.card,
  deck: playIds.deck,
  score: playIds.score,
  line: playIds.line(''),
  over: scoreIds.screen,
};

interface Reader {
  interchangeShown: () => Shown;
}

/** Runs inside the page: may use nothing from outside its own braces. */
function installReader(ids: typeof IDS): void {
  const label = (id: string): string | null =>
    document.querySelector(`[data-testid="${id}"]`)?.getAttribute('aria-label') ?? null;
  (window as unknown as Reader).interchangeShown = () => ({
    over: document.querySelector(`[data-testid="${ids.over}"]`) !== null,
    card: label(ids.card),
    deck: label(ids.deck),
    score: label(ids.score),
    lines: [...document.querySelectorAll(`[data-testid^="${ids.line}"]`)].map(
      (line) => line.getAttribute('aria-label') ?? '',
    ),
  });
}

export async function readShown(): Promise<Shown> {
  await currentPage().evaluate(installReader, IDS);
  return currentPage().evaluate(() => (window as unknown as Reader).interchangeShown());
}

/** Reports every change of what is shown, the moment it is shown; what arrives here was in front of the player. */
export async function watchShown(onShown: (shown: Shown) => void): Promise<void> {
  const page = currentPage();
  await page.exposeFunction('tellShown', onShown);
  await page.evaluate(installReader, IDS);
  await page.evaluate(() => {
    const { interchangeShown, tellShown } = window as unknown as Reader & {
      tellShown: (shown: Shown) => void;
    };
    let last = '';
    const tell = (): void => {
      const shown = interchangeShown();
      const text = JSON.stringify(shown);
      if (text === last || (!shown.over && shown.lines.length === 0)) return;
      last = text;
      tellShown(shown);
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(tell).observe(document.body, everything);
    tell();
  });
}
