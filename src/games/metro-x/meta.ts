/** Readable without loading the rules. */
import type { GameMeta } from '@/engine/game';

export const metroXMeta = {
  id: 'metro-x',
  title: 'Metro X',
  designer: 'Hisashi Hayashi',
  seats: [1, 30],
} as const satisfies GameMeta;
