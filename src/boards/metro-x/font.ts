import { Platform } from 'react-native';

/** Letters inside drawings; a browser would set them in its serif face. */
export const FONT = Platform.select({ web: 'system-ui, sans-serif', default: undefined });
