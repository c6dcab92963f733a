import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface LeaveProps {
  readonly leads: boolean;
  /** Where people look at the game and not at this. */
  readonly quiet?: boolean;
  readonly onLeave: () => void;
  /** Closing ends the table for everybody, so it is asked once more. */
  readonly onAsk: () => void;
}

/** A guest leaves at once, the leader closes. */
export function LeaveButton({ leads, quiet = false, onLeave, onAsk }: LeaveProps) {
  const t = useTexts();
  const kind = quiet ? 'quiet' : 'danger';
  return leads ? (
    <Button testID={tableIds.close} title={t.tables.close} kind={kind} onPress={onAsk} />
  ) : (
    <Button testID={tableIds.leave} title={t.tables.leave} kind={kind} onPress={onLeave} />
  );
}

interface QuestionProps {
  /** A game would be lost. */
  readonly inPlay: boolean;
  readonly onClose: () => void;
  readonly onKeep: () => void;
}

/** Takes the place of the footer: there it is in sight wherever the page was scrolled to. */
export function CloseQuestion({ inPlay, onClose, onKeep }: QuestionProps) {
  const t = useTexts();
  return (
    <View style={styles.box}>
      <Txt variant="strong" centred accessibilityLiveRegion="polite">
        {inPlay ? t.tables.closeSureInPlay : t.tables.closeSure}
      </Txt>
      <View style={styles.row}>
        <Button
          testID={tableIds.closeYes}
          title={t.tables.closeYes}
          kind="danger"
          onPress={onClose}
          style={styles.half}
        />
        <Button testID={tableIds.closeNo} title={t.tables.keep} onPress={onKeep} style={styles.half} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  half: { flexGrow: 1, flexBasis: 140 },
});
