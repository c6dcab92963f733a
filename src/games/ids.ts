/** The games of the family. Every registry is a Record over these ids, so the compiler is the checklist. */
export const GAME_IDS = ['metro-x'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
