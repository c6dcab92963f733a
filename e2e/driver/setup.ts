import { artifact } from './artifacts';
import { currentInstall, endSession } from './session';
import { settings } from './settings';

/** The environment calls this while the failed test's page still stands. */
Object.assign(globalThis, {
  async pictureOfFailure(test: string): Promise<void> {
    const install = currentInstall();
    if (install.isRunning) await install.page.screenshot({ path: artifact(`failed-${test}.png`) });
  },
});

afterEach(() => {
  settings.synchronized = true;
  const problems = currentInstall().watch.take();
  if (problems.length > 0) throw new Error(`The app was not quiet:\n${problems.join('\n')}`);
});

afterAll(endSession);
