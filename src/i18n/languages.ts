const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The person's choice, else the first of the device's languages that we speak, else English. */
export function resolveLanguage(choice: 'system' | Language, deviceLanguages: readonly string[]): Language {
  if (choice !== 'system') return choice;
  for (const tag of deviceLanguages) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (spoken) return spoken;
  }
  return 'en';
}
