/** The same specs on a simulator, emulator or phone, run by `detox test`. */
const [rules] = require('../jest.config').projects;

module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/specs/**/*.spec.ts'],
  testTimeout: 120_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
  moduleNameMapper: rules.moduleNameMapper,
  transform: rules.transform,
  verbose: true,
};
