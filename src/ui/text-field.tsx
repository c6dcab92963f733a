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
  /** Few characters that have to be read one by one. */
  readonly spaced?: boolean;
  /** The label is read out but not drawn: what stands around the field says it already. */
  readonly labelHidden?: boolean;
  readonly inputRef?: Ref<TextInput>;
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
  spaced = false,
  labelHidden = false,
  inputRef,
  ...rest
}: Props) {
  const { tokens, webFontScale } = useTheme();
  const [focused, setFocused] = useState(false);
  const below = fault ?? hint;
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
      {below !== undefined && (
        <Txt
          variant="small"
          tone={fault === undefined ? 'soft' : 'danger'}
          accessibilityLiveRegion={fault === undefined ? 'none' : 'polite'}
        >
          {below}
        </Txt>
      )}
    </View>
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
