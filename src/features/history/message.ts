import { EDITION_IDS, type EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { ImportedFile } from '@/store/device-thunks';
import type { ShareOutcome } from '@/store/services';
import { gameRuleOf, sayFault } from './say-fault';

export interface Message {
  readonly text: string;
  readonly tone: 'info' | 'danger';
  /** The address of a rule to read up. */
  readonly rule?: string | null;
}

const bad = (text: string, rule: string | null = null): Message => ({ text, tone: 'danger', rule });
const good = (text: string): Message => ({ text, tone: 'info' });

type Faulty = Extract<ImportedFile, { readonly reason: 'faulty' }>;

const editionOf = ({ options }: Faulty): EditionId | undefined =>
  EDITION_IDS.find((id) => id === options?.['edition']);

function addressOfRule(answer: Faulty): string | null {
  const rule = gameRuleOf(answer.fault);
  const edition = editionOf(answer);
  return rule && `/rules?rule=${rule}${edition ? `&edition=${edition}` : ''}`;
}

/** Null: the player closed the dialogue, and knows. */
export function sayImported(t: Texts, answer: ImportedFile): Message | null {
  if (answer.ok) return good(answer.already ? t.history.already : t.history.imported);
  switch (answer.reason) {
    case 'faulty':
      return bad(sayFault(t, answer.fault, editionOf(answer)), addressOfRule(answer));
    case 'not-saved':
      return bad(t.history.notSaved);
    case 'too-large':
      return bad(t.history.tooLarge);
    case 'unreadable':
      return bad(t.history.unreadable);
    case 'dismissed':
      return null;
  }
}

export function sayExported(t: Texts, outcome: ShareOutcome): Message | null {
  switch (outcome) {
    case 'shared':
      return good(t.history.exported);
    case 'copied':
      return good(t.history.copied);
    case 'failed':
      return bad(t.history.exportFailed);
    case 'dismissed':
      return null;
  }
}
