import { memo, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { PanZoomHandle } from '@/ui/canvas';
import { useTheme } from '@/ui/theme';
import { railHeight, type Arrangement } from '../arrangement';
import type { Choice, SeatView, Steps } from '../model/choice';
import type { Plan } from '../model/plan';
import type { RailLine } from '../model/rail-lines';
import { LineRail } from '../rail/line-rail';
import { ActionRow } from './action-row';
import { PlanRow } from './plan-row';

export interface Moment {
  readonly at: SeatView;
  readonly choice: Choice;
  readonly plan: Plan;
  readonly steps: Steps | null;
}

interface Props {
  readonly moment: Moment;
  readonly lines: readonly RailLine[];
  readonly arrangement: Arrangement;
  readonly canvas: RefObject<PanZoomHandle | null>;
  /** At a table: what stands where the plan, the lines or Confirm would; a move that has to wait. */
  readonly notice?: ReactNode;
  readonly insteadOfRail?: ReactNode;
  readonly insteadOfActions?: ReactNode;
  readonly isOffline?: boolean;
  readonly onLine: (line: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
}

/** The thumb zone: what would happen, the lines, Confirm. */
export const Controls = memo(function Controls({
  moment,
  lines,
  arrangement,
  canvas,
  notice,
  insteadOfRail,
  insteadOfActions,
  isOffline = false,
  onLine,
  ...on
}: Props) {
  const { leftHand } = useTheme();
  const { view } = moment.at;
  return (
    <>
      <View style={leftHand ? styles.planLeft : styles.plan}>
        <PlanRow
          view={view}
          plan={moment.plan}
          notice={notice}
          canvas={arrangement.tools === 'below' ? canvas : null}
          height={arrangement.plan}
          isShort={arrangement.isShort}
        />
      </View>
      <ScrollView style={styles.rail} alwaysBounceVertical={false} keyboardShouldPersistTaps="always">
        {insteadOfRail ? (
          <View style={{ minHeight: railHeight(arrangement, lines.length) }}>{insteadOfRail}</View>
        ) : (
          <LineRail
            lines={lines}
            edition={view.options.edition}
            selected={moment.choice.line}
            size={arrangement.chip}
            onChoose={onLine}
            onExplain={onLine}
          />
        )}
      </ScrollView>
      {insteadOfActions ?? <ActionRow {...moment} {...on} isOffline={isOffline} />}
    </>
  );
});

const styles = StyleSheet.create({
  plan: { flexDirection: 'row', alignItems: 'center' },
  planLeft: { flexDirection: 'row-reverse', alignItems: 'center' },
  rail: { flexGrow: 0, flexShrink: 1 },
});
