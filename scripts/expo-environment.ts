/** What every call of the Expo command line gets: no questions, no telemetry, no network, a build for release. */
export const EXPO_ENVIRONMENT = {
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  CI: '1',
  NO_COLOR: '1',
  NODE_ENV: 'production',
} as const;
