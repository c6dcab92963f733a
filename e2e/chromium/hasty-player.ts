import { playIds } from '@/ui/test-ids';
import { currentPage } from './only';
import { readShown, type Shown, watchShown } from './shown';

export interface Turn {
  readonly card: string;
  readonly line: string;
}

/** Plays without pausing, and keeps a log of its own: what the page has shown as done, and what was only tapped. */
export class HastyPlayer {
  readonly done: Turn[] = [];
  tapped: Turn | null = null;
  shown: Shown | null = null;
  private wake: () => void = () => undefined;

  /** Anything but the same position means that the turn closed. */
  private readonly see = (shown: Shown): void => {
    const closed = this.tapped !== null && JSON.stringify(shown) !== JSON.stringify(this.shown);
    if (closed && this.tapped !== null) {
      this.done.push(this.tapped);
      this.tapped = null;
    }
    this.shown = shown;
    this.wake();
  };

  async sitDown(): Promise<void> {
    this.shown = await readShown();
    this.tapped = null;
    await watchShown(this.see);
  }

  /** Taps a line that can be chosen, then Confirm. */
  async act(pick: (choices: number) => number): Promise<void> {
    const page = currentPage();
    const open = await page
      .locator(`[data-testid^="${playIds.line('')}"]:not([aria-disabled="true"])`)
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-testid') ?? ''));
    const id = open[pick(open.length)];
    if (id === undefined) throw new Error('No line can be chosen.');
    await page.getByTestId(id).tap();
    const confirm = page.locator(`[data-testid="${playIds.confirm}"]:not([aria-disabled="true"])`);
    await confirm.waitFor();
    this.tapped = { card: this.shown?.card ?? '', line: id.slice(playIds.line('').length) };
    await confirm.tap({ noWaitAfter: true });
  }

  /** Resolves when what was tapped is shown as done. */
  async settled(): Promise<void> {
    while (this.tapped !== null) await new Promise<void>((resolve) => (this.wake = resolve));
  }
}
