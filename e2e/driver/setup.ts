import { artifact } from './artifacts';
import { allInstalls, endSession } from './session';
import { settings } from './settings';

/** The environment calls this while the failed test's page still stands. */
Object.assign(globalThis, {
  async pictureOfFailure(test: string): Promise<void> {
    for (const { page, name } of allInstalls().filter(({ isRunning }) => isRunning)) {
      const whose = name === '' ? '' : `-${name}`;
      await page.screenshot({ path: artifact(`failed-${test}${whose}.png`) });
    }
  },
});

afterEach(() => {
  settings.synchronized = true;
  const problems = allInstalls().flatMap(({ watch, name }) =>
    watch.take().map((problem) => (name === '' ? problem : `${name}: ${problem}`)),
  );
  if (problems.length > 0) throw new Error(`The app was not quiet:\n${problems.join('\n')}`);
});

afterAll(endSession);
