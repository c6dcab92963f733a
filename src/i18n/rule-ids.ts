/** The rules of Metro X that the rules screen explains, in the order in which a newcomer needs them. */
export const METRO_X_CHAPTERS = {
  board: ['MX-1', 'MX-2', 'MX-3'],
  turn: ['MX-4', 'MX-5', 'MX-6', 'MX-7', 'MX-8', 'MX-9', 'MX-10'],
  after: ['MX-11', 'MX-12', 'MX-13'],
  score: ['MX-14', 'MX-15', 'MX-16', 'MX-17', 'MX-18', 'MX-19'],
} as const;

export type MetroXChapter = keyof typeof METRO_X_CHAPTERS;
export type MetroXRuleId = (typeof METRO_X_CHAPTERS)[MetroXChapter][number];

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** What the drawing beside the rule shows; also what a screen reader says for it. */
  readonly example: string;
}

export type RulesPage = Readonly<Record<MetroXRuleId, RuleText>>;
