import { getLocales } from 'expo-localization';

/** The languages that the person prefers, best first, as BCP 47 tags. */
export const deviceLanguages = (): readonly string[] => getLocales().map(({ languageTag }) => languageTag);
