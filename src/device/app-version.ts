import Constants from 'expo-constants';

/** As tables tell each other. */
export const appVersion = Constants.expoConfig?.version ?? '0';
