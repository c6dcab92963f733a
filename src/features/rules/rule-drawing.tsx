import type { EditionId } from '@/games/metro-x';
import type { MetroXRuleId } from '@/i18n';
import { Deck } from './drawings/deck';
import { CardForAll, MeetingLines, Reshuffle, Seats } from './drawings/pictures';
import { PenaltyTable, RankTable } from './drawings/score-tables';
import { Strip } from './drawings/strip';
import { STRIPS } from './drawings/strips';
import { ScoreSum, Tie } from './drawings/sums';

interface Props {
  readonly rule: MetroXRuleId;
  readonly edition: EditionId;
}

/** The drawing of a rule: a picture of its own, or a line laid straight. */
export function RuleDrawing({ rule, edition }: Props) {
  switch (rule) {
    case 'MX-1':
      return <MeetingLines edition={edition} />;
    case 'MX-3':
      return <Deck edition={edition} />;
    case 'MX-4':
      return <CardForAll edition={edition} />;
    case 'MX-12':
      return <Reshuffle edition={edition} />;
    case 'MX-15':
      return <ScoreSum />;
    case 'MX-16':
      return <PenaltyTable edition={edition} />;
    case 'MX-17':
      return <Tie />;
    case 'MX-18':
      return <RankTable />;
    case 'MX-19':
      return <Seats />;
    default: {
      const spec = STRIPS[edition][rule];
      return spec ? <Strip spec={spec} edition={edition} /> : null;
    }
  }
}
