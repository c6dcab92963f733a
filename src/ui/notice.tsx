import { StyleSheet, View } from 'react-native';
import { Icon } from './icons/icon';
import { Button } from './button';
import { radius, space, useTheme } from './theme';
import { Txt } from './txt';

interface Props {
  readonly testID: string;
  readonly tone?: 'info' | 'danger';
  readonly text: string;
  readonly action?: { readonly testID: string; readonly title: string; readonly onPress: () => void };
}

/** A message in the flow of the page, read out when it appears. */
export function Notice({ testID, tone = 'info', text, action }: Props) {
  const { tokens } = useTheme();
  const edge = tone === 'danger' ? tokens.danger : tokens.accent;
  return (
    <View
      testID={testID}
      role="alert"
      accessibilityLiveRegion="polite"
      style={[styles.box, { backgroundColor: tokens.surface, borderColor: edge }]}
    >
      <Icon name={tone === 'danger' ? 'warning' : 'info'} colour={edge} />
      <Txt style={styles.text}>{text}</Txt>
      {action && (
        <Button
          testID={action.testID}
          title={action.title}
          kind="quiet"
          onPress={action.onPress}
          style={styles.action}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    borderWidth: 1.5,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  /** Below this width the action moves under the text instead of squeezing it. */
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  action: { marginLeft: 'auto' },
});
