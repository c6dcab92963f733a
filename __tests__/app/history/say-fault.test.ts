import { sayFault } from '@/features/history/say-fault';
import { CATALOGUES } from '@/i18n';

const { en } = CATALOGUES;
const fault = (code: string, at = -1) => ({ at, refusal: { code, rule: 'MX-5', params: { line: 'A' } } });

it('has words for saves and for rules', () => {
  expect(sayFault(en, fault('bad-save'))).toBe(en.history.badSave['bad-save']);
  expect(sayFault(en, fault('no-window', 3))).toContain(en.refusals.byCode['no-window']({ line: 'A' }));
});

it('[MX-4] speaks of windows as the edition of the record does', () => {
  expect(sayFault(en, fault('no-window'), 'gamewright')).toBe('Line A has no empty window left.');
  expect(sayFault(en, fault('no-window'), 'okazu')).toBe('Line A has no empty indicator space left.');
  expect(sayFault(CATALOGUES.de, fault('no-window'), 'okazu')).toContain('kein Anzeigefeld mehr frei');
});

it.each(['from-a-later-version', 'constructor', '__proto__'])('has words for the unknown code %s', (code) => {
  expect(sayFault(en, fault(code))).toBe(en.refusals.unknown);
});
