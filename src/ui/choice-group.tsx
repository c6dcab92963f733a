import { StyleSheet, View } from 'react-native';
import { Tap } from './tap';
import { radius, space, useTheme } from './theme';
import { Txt } from './txt';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly testID: string;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** Null: none of them yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight; wraps when the text is large. */
export function ChoiceGroup<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const { tokens } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.group, { borderColor: tokens.outline }]}>
      {choices.map((choice) => {
        const chosen = choice.value === value;
        return (
          <Tap
            key={choice.value}
            testID={choice.testID}
            role="radio"
            label={choice.title}
            state={{ checked: chosen }}
            onPress={() => onChange(choice.value)}
            style={[styles.choice, chosen && { backgroundColor: tokens.accent }]}
          >
            <Txt variant="label" centred tone={chosen ? 'onAccent' : 'ink'}>
              {choice.title}
            </Txt>
          </Tap>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderWidth: 1.5,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  choice: { flexGrow: 1, flexBasis: 'auto', justifyContent: 'center', paddingHorizontal: space.m },
});
