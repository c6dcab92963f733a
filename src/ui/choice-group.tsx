import { StyleSheet, View, type StyleProp, type TextStyle } from 'react-native';
import { Tap } from './tap';
import { radius, space, useTheme } from './theme';
import { Txt } from './txt';
import { useTextScale } from './use-text-scale';

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
  /** Cells of one width, whose titles may take two lines, instead of a row that breaks. */
  readonly even?: boolean;
  /** Of the titles, on a screen that is read from afar. */
  readonly textStyle?: StyleProp<TextStyle>;
}

/** One of a few, all in sight; wraps when the text is large. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
  even = false,
  textStyle,
}: Props<Value>) {
  const { tokens } = useTheme();
  const scale = useTextScale();
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
            style={[
              styles.choice,
              even && { flexBasis: EVEN * scale },
              chosen && { backgroundColor: tokens.accent },
            ]}
          >
            <Txt variant="label" centred tone={chosen ? 'onAccent' : 'ink'} style={textStyle}>
              {choice.title}
            </Txt>
          </Tap>
        );
      })}
    </View>
  );
}

/** A word of eight letters; three of them stand beside each other on the smallest phone. */
const EVEN = 86;

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
