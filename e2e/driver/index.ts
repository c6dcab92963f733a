import type { DetoxApi } from './api';
import { device } from './device';
import { element } from './element';
import { expect } from './expectations';
import { by } from './matchers';
import { waitFor } from './wait-for';

/** Takes the place of the package `detox` when specs run in Chromium. */
const driver: DetoxApi = { by, device, element, expect, waitFor };

module.exports = driver;
