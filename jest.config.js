/** Two projects: `rules` runs in plain Node without React Native, so rule tests take seconds; `app` is jest-expo. */
const moduleNameMapper = { '^@/(.*)$': '<rootDir>/src/$1', '^@maps/(.*)$': '<rootDir>/maps/$1' };

const plainNode = {
  configFile: false,
  babelrc: false,
  presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
};

// Noble comes as ES modules only. Redux Toolkit and its parts answer React Native's export condition with modules that Node cannot require.
const [untransformed, ...plugins] = require('jest-expo/jest-preset').transformIgnorePatterns;
const transformIgnorePatterns = [
  untransformed.replace('(?!(', '(?!(@noble|@reduxjs|immer|redux|redux-thunk|reselect|react-redux|'),
  ...plugins,
];

module.exports = {
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/rules/**/*.test.ts'],
      transform: { '\\.[cm]?[jt]s$': ['babel-jest', plainNode] },
      transformIgnorePatterns: ['/node_modules/(?!@noble/|react-native-tcp-socket/)'],
      moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
      moduleNameMapper,
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      testMatch: ['<rootDir>/__tests__/app/**/*.test.ts', '<rootDir>/__tests__/app/**/*.test.tsx'],
      setupFiles: ['<rootDir>/node_modules/react-native-gesture-handler/jestSetup.js'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup-app.ts'],
      transformIgnorePatterns,
      moduleNameMapper,
    },
  ],
};
