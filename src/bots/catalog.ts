/** Every bot of every game, by id. */
import { type GameId, isGameId } from '@/games/ids';

import type { AnyBot } from './bot';
import { greedyMetroX } from './greedy';

/** From the weakest to the strongest. */
export const BOT_IDS = ['greedy'] as const;
export type BotId = (typeof BOT_IDS)[number];

const BOTS: Readonly<Record<GameId, Readonly<Record<BotId, AnyBot>>>> = {
  'metro-x': { greedy: greedyMetroX },
};

export const isBotId = (id: string): id is BotId => (BOT_IDS as readonly string[]).includes(id);

/** Null for a bot that this version does not have, or not for that game. */
export const botOf = (game: string, id: string): AnyBot | null =>
  isGameId(game) && isBotId(id) ? BOTS[game][id] : null;

/** Who finishes for a player who is away. */
export const STAND_IN: BotId = 'greedy';
