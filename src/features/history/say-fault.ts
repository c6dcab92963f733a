import type { EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { SaveFault } from '@/table/save';

type Words = Pick<Texts, 'cards' | 'history' | 'refusals'>;
type SayRefusal = Texts['refusals']['byCode'][keyof Texts['refusals']['byCode']];

/** Codes are open data: a newer version, or a damaged note, may bring one without words here. */
function reasonFor(t: Words, { code, params = {} }: SaveFault['refusal'], edition?: EditionId): string {
  const saves: Readonly<Record<string, string>> = t.history.badSave;
  const refusals: Readonly<Record<string, SayRefusal>> = t.refusals.byCode;
  if (Object.hasOwn(saves, code)) return saves[code]!;
  const words = edition && t.cards[edition];
  return Object.hasOwn(refusals, code) ? refusals[code]!(params, words) : t.refusals.unknown;
}

/** What is wrong, at which event (counted as people do), and by which rule. */
export function sayFault(t: Words, { at, refusal }: SaveFault, edition?: EditionId): string {
  const why = reasonFor(t, refusal, edition);
  return at < 0 ? why : t.history.badAt(at + 1, why, refusal.rule.replace('-', '\u2011'));
}

/** The rule to read, when it is one of the game's and not of the file format. */
export const gameRuleOf = ({ refusal: { rule } }: SaveFault): string | null =>
  /^MX-\d+$/.test(rule) ? rule : null;
