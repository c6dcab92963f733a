/** The languages that the person prefers, best first, as BCP 47 tags. */
export const deviceLanguages = (): readonly string[] => navigator.languages;
