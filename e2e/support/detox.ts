import type { DetoxApi } from '../driver/api';

/**
 * The door to Detox for specs and page objects. On a device this is Detox; under jest.chromium.config.js the name
 * `detox` leads to e2e/driver, which does the same in Chromium.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- `import` would load types that redeclare jest's globals
export const { by, device, element, expect, waitFor } = require('detox') as DetoxApi;
