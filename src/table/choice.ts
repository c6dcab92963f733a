/** What a player chose to play: a game and its options (map, edition, house rules). */
export interface GameChoice {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}
