import { useState, type Ref } from 'react';
import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native';
import { radius, space, TARGET, useTheme } from './theme';
import { Txt } from './txt';

interface Props extends Pick<
  TextInputProps,
  'autoCapitalize' | 'autoFocus' | 'inputMode' | 'maxLength' | 'returnKeyType' | 'selectTextOnFocus'
> {
  readonly testID: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: () => void;
  readonly hint?: string;
  /** Shown instead of the hint, and read out. */
  readonly fault?: string | undefined;
  readonly placeholder?: string;
  /** Said instead of the hint when few more characters fit: nothing typed is cut off without a word. */
  readonly sayLeft?: ((left: number) => string) | undefined;
  /** Few characters that have to be read one by one. */
  readonly spaced?: boolean;
  /** The label is read out but not drawn: what stands around the field says it already. */
  readonly labelHidden?: boolean;
  readonly inputRef?: Ref<TextInput>;
}

const FEW_LEFT = 4;

/** Only when it gets short. */
function saidLeft(value: string, most: number | undefined, say: Props['sayLeft']): string | undefined {
  const left = (most ?? Infinity) - value.length;
  return left > FEW_LEFT ? undefined : say?.(Math.max(0, left));
}

/** One line to type, with its name above and what it is for below. */
export function TextField({
  testID,
  label,
  value,
  onChange,
  onSubmit,
  hint,
  fault,
  sayLeft,
  spaced = false,
  labelHidden = false,
  inputRef,
  ...rest
}: Props) {
  const { tokens, webFontScale } = useTheme();
  const [focused, setFocused] = useState(false);
  const left = saidLeft(value, rest.maxLength, sayLeft);
  const below = fault ?? left ?? hint;
  const edge = fault === undefined ? tokens.outline : tokens.danger;
  return (
    <View style={styles.field}>
      {!labelHidden && <Txt variant="label">{label}</Txt>}
      <TextInput
        ref={inputRef}
        testID={testID}
        accessibilityLabel={label}
        accessibilityHint={below}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        autoCorrect={false}
        spellCheck={false}
        autoComplete="off"
        placeholderTextColor={tokens.inkSoft}
        {...rest}
        style={[
          styles.input,
          spaced ? styles.spaced : null,
          { fontSize: (spaced ? 26 : 17) * webFontScale },
          { color: tokens.ink, backgroundColor: tokens.surface, borderColor: focused ? tokens.focus : edge },
        ]}
      />
      <Below text={below} isFault={fault !== undefined} isLive={left !== undefined} />
    </View>
  );
}

interface BelowProps {
  readonly text: string | undefined;
  readonly isFault: boolean;
  readonly isLive: boolean;
}

function Below({ text, isFault, isLive }: BelowProps) {
  if (text === undefined) return null;
  return (
    <Txt
      variant="small"
      tone={isFault ? 'danger' : 'soft'}
      accessibilityLiveRegion={isFault || isLive ? 'polite' : 'none'}
    >
      {text}
    </Txt>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    borderWidth: 1.5,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    minHeight: TARGET,
  },
  spaced: { letterSpacing: 8, fontWeight: '700', textAlign: 'center' },
});
