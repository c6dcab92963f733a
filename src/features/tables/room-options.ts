import type { MetroXOptions } from '@/games/metro-x';
import { parseChoice } from '@/table/choice';
import type { RoomView } from '@/table/room/room-view';

/** What is played next; null when the table has a map or a game that this version does not know. */
export function optionsOf(room: RoomView | null): MetroXOptions | null {
  return parseChoice(room?.choice)?.options ?? null;
}
