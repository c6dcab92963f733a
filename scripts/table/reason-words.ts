/** Why a table sent somebody away, for the command line. The app has its own words, in every language. */
import type { Reason } from '../../src/table/wire/reasons';

const SENTENCES: Partial<Record<Reason, string>> = {
  version: 'The table speaks another version of the game; one of the two has to be updated.',
  'no-such-table': 'Another table answers at this address.',
  'wrong-code': 'The code is wrong.',
  locked: 'The table is locked.',
  full: 'All seats are taken.',
  started: 'The game has begun without this seat.',
  'no-such-device': 'The table does not know this device.',
  replaced: 'Somebody else took this seat with the same data.',
  removed: 'The table removed this seat.',
  closed: 'The table was closed.',
};

export const sentenceOf = (reason: Reason): string => SENTENCES[reason] ?? `The table ended it: ${reason}.`;
