import { controls, faults, nameOf } from './controls';
import { currentPage, setWindow } from './only';

/** The phone that most have, and the smallest one. */
const SIZES = [
  [360, 640],
  [390, 844],
] as const;

/** Looks at screens one after another, at every size, and keeps what is wrong with their controls. */
export class Survey {
  readonly ids = new Set<string>();
  readonly #faults = new Set<string>();

  async visit(where: string): Promise<void> {
    for (const [width, height] of SIZES) {
      await setWindow(width, height);
      const found = await controls();
      if (found.length === 0) this.#faults.add(`${where}: has no controls`);
      for (const control of found)
        for (const fault of faults(control))
          this.#faults.add(`${where}, ${width}x${height}: ${nameOf(control)} ${fault}`);
    }
    const ids = await currentPage()
      .locator('[data-testid]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid') ?? ''));
    for (const id of ids) this.ids.add(id);
  }

  expectNoFaults(): void {
    expect([...this.#faults]).toEqual([]);
  }
}
