import type { Circus } from '@jest/types';
import { TestEnvironment } from 'jest-environment-node';

interface Sandbox {
  pictureOfFailure?: (test: string) => Promise<void>;
}

/** Node's environment, which also takes a picture of the screen when a spec fails. */
export default class ChromiumEnvironment extends TestEnvironment {
  async handleTestEvent(event: Circus.AsyncEvent): Promise<void> {
    if (event.name !== 'test_fn_failure') return;
    // A picture that cannot be taken must not hide why the spec failed.
    await (this.global as Sandbox).pictureOfFailure?.(event.test.name).catch(() => undefined);
  }
}
