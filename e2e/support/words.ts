import { CATALOGUES } from '@/i18n/catalogue';

/** What the app says, so that a better wording does not break a spec. */
export const words = CATALOGUES.en;
export const worte = CATALOGUES.de;

/** For a text inside a pattern. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
