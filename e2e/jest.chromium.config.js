/** The specs in Chromium: the name `detox` leads to our driver. */
const [rules] = require('../jest.config').projects;

module.exports = {
  rootDir: '..',
  testMatch: [
    '<rootDir>/e2e/specs/**/*.spec.ts',
    '<rootDir>/e2e/chromium/**/*.spec.ts',
    '<rootDir>/e2e/driver-specs/*.spec.ts',
  ],
  testEnvironment: '<rootDir>/e2e/driver/environment.ts',
  globalSetup: '<rootDir>/e2e/driver/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/driver/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/driver/setup.ts'],
  moduleNameMapper: { ...rules.moduleNameMapper, '^detox$': '<rootDir>/e2e/driver/index.ts' },
  transform: rules.transform,
  testTimeout: 60_000,
  maxWorkers: 2,
};
