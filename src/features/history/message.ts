import type { Href } from 'expo-router';
import { EDITION_IDS, type EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { ImportedFile } from '@/store/device-thunks';
import type { Removed } from '@/store/history-thunks';
import type { ShareOutcome } from '@/store/services';
import { gameRuleOf, sayFault } from './say-fault';

export interface Message {
  readonly text: string;
  readonly tone: 'info' | 'danger';
  /** A place that helps: a rule to read up, the table. */
  readonly way?: { readonly title: string; readonly address: Href } | null;
}

const bad = (text: string, way: Message['way'] = null): Message => ({ text, tone: 'danger', way });
const good = (text: string): Message => ({ text, tone: 'info' });

type Faulty = Extract<ImportedFile, { readonly reason: 'faulty' }>;

const editionOf = ({ options }: Faulty): EditionId | undefined =>
  EDITION_IDS.find((id) => id === options?.['edition']);

function wayToRule(t: Texts, answer: Faulty): Message['way'] {
  const rule = gameRuleOf(answer.fault);
  const edition = editionOf(answer);
  if (!rule) return null;
  return {
    title: t.history.seeRule,
    address: `/rules?rule=${rule}${edition ? `&edition=${edition}` : ''}`,
  };
}

/** Null: the player closed the dialogue, and knows. */
export function sayImported(t: Texts, answer: ImportedFile): Message | null {
  if (answer.ok) return good(answer.already ? t.history.already : t.history.imported);
  switch (answer.reason) {
    case 'faulty':
      return bad(sayFault(t, answer.fault, editionOf(answer)), wayToRule(t, answer));
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

/** Why a game stays; null: it is gone, and the list says so. */
export function sayRemoved(t: Texts, outcome: Removed, table: Href): Message | null {
  if (outcome === 'failed') return bad(t.history.notDeleted);
  return outcome === 'at-table' ? bad(t.history.atTable, { title: t.history.toTable, address: table }) : null;
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
