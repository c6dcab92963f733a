/** From a save or a record that might be wrong to a match that is right. */
import type { AnyGame } from '@/engine/any-game';
import { replay } from '@/engine/log';
import type { GameRecord } from '@/engine/record';
import { kernelRefusal } from '@/engine/refusals';

import type { AnyMatch, GameShelf } from './match';
import { parseSave, type Save, type SaveFault } from './save';

export type Judged =
  | { readonly ok: true; readonly game: AnyGame; readonly match: AnyMatch }
  | { readonly ok: false; readonly fault: SaveFault };

export type JudgedSave =
  (Extract<Judged, { ok: true }> & { readonly save: Save }) | Extract<Judged, { ok: false }>;

export function judge(games: GameShelf, record: GameRecord): Judged {
  const game = games(record.game);
  if (game === null) {
    return { ok: false, fault: { at: -1, refusal: kernelRefusal('unknown-game', { game: record.game }) } };
  }
  const replayed = replay(game, record);
  if (replayed.ok) return { ok: true, game, match: replayed.match };
  return { ok: false, fault: { at: replayed.at, refusal: replayed.refusal } };
}

/** A save's text all the way to a match. */
export function judgeSave(games: GameShelf, text: string): JudgedSave {
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const judged = judge(games, parsed.save.record);
  return judged.ok ? { ...judged, save: parsed.save } : judged;
}

/** A game or format of a later version: the save is left where it is for that version to open. */
export function isFromLaterVersion(fault: SaveFault): boolean {
  return fault.refusal.code === 'newer-save' || fault.refusal.code === 'unknown-game';
}
