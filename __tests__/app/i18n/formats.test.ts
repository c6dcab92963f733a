import { CATALOGUES, formatWhen, nameOfEdition, nameOfMap, resolveLanguage } from '@/i18n';

const { en, de } = CATALOGUES;
const NOW = new Date(2026, 2, 10, 0, 30).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

describe('dates', () => {
  it('says today and yesterday by the calendar, not by hours', () => {
    expect(formatWhen(en, at(2026, 2, 10, 0, 5), NOW)).toBe('Today, 00:05');
    expect(formatWhen(en, at(2026, 2, 9, 23, 55), NOW)).toBe('Yesterday, 23:55');
    expect(formatWhen(de, at(2026, 2, 9, 9, 7), NOW)).toBe('Gestern, 09:07 Uhr');
  });

  it('names the day before that', () => {
    expect(formatWhen(en, at(2026, 2, 8, 14, 5), NOW)).toBe('8 Mar 2026, 14:05');
    expect(formatWhen(de, at(2025, 11, 31, 14, 5), NOW)).toBe('31. Dez. 2025, 14:05 Uhr');
  });
});

describe('names', () => {
  it('are in the language, and the id for what is unknown', () => {
    expect([nameOfMap(en, 'tokyo'), nameOfMap(de, 'tokyo'), nameOfMap(de, 'lisbon')]).toEqual([
      'Tokyo',
      'Tokio',
      'lisbon',
    ]);
    expect([nameOfEdition(de, 'okazu'), nameOfEdition(en, 'third')]).toEqual(['Okazu', 'third']);
    expect(nameOfMap(en, 'constructor')).toBe('constructor');
  });
});

describe('resolveLanguage', () => {
  it('takes the choice, else the first device language that we speak, else English', () => {
    expect(resolveLanguage('de', ['en-GB'])).toBe('de');
    expect(resolveLanguage('system', ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(resolveLanguage('system', ['ja'])).toBe('en');
    expect(resolveLanguage('system', [])).toBe('en');
  });
});
