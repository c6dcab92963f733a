import type { EditionId } from '@/games/metro-x';
import type { MetroXRuleId } from '@/i18n';
import type { StripSpec } from './strip';

type Strips = Partial<Record<MetroXRuleId, StripSpec>>;

const both: Strips = {
  'MX-2': { windows: [], cells: ['empty', 'filled', 4], crossed: { at: 2, lines: 1 } },
  'MX-5': {
    card: '4',
    windows: ['4', null],
    cells: ['filled', 'new', 'new', 'new', 'filled', 'empty'],
  },
  'MX-6': {
    card: 'skip-3',
    windows: ['4', '3'],
    cells: ['filled', 'new', 'filled', 'new', 'new', 'empty'],
  },
  'MX-7': {
    card: 'transfer',
    windows: ['X', null],
    cells: ['filled', 'filled', 6, 'empty', 'empty'],
    crossed: { at: 2, lines: 2 },
  },
  'MX-8': { card: 'free', windows: [null, null], cells: ['filled', 'empty', 'new', 'empty', 'empty'] },
  'MX-9': { card: '3', windows: ['6', '5', '3'], cells: ['filled', 'filled', 'filled', 'filled'] },
  'MX-11': { windows: ['4', '3'], cells: ['filled', 'filled', 'filled', 'filled', 'new'], bonus: [6, 4] },
  'MX-13': { card: '4', windows: [null, null], cells: ['ghost', 'ghost', 'ghost', 'ghost', 'empty'] },
  'MX-14': { windows: ['4', '3', '5'], cells: ['filled', 'filled', 'empty', 'filled'] },
};

/** Lines laid straight, as examples; a test holds those of MX-5 to MX-10 against the rules. */
export const STRIPS: Readonly<Record<EditionId, Strips>> = {
  gamewright: {
    ...both,
    'MX-10': { card: '5', windows: ['5', null], cells: ['new', 'new', 'empty', 'empty', 'empty', 'empty'] },
  },
  okazu: {
    ...both,
    'MX-10': { card: '5', windows: ['5', null], cells: ['new', 'new', 'new', 'new', 'new', 'empty'] },
  },
};
