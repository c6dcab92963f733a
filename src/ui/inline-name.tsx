import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from './button';
import { Icon } from './icons/icon';
import { Tap } from './tap';
import { TextField } from './text-field';
import { space, useTheme } from './theme';
import { Txt, type TxtVariant } from './txt';

interface Props {
  readonly ids: { readonly name: string; readonly field: string; readonly done: string };
  readonly name: string;
  readonly maxLength: number;
  readonly words: {
    readonly rename: string;
    readonly label: string;
    readonly done: string;
    readonly left: (count: number) => string;
  };
  readonly variant?: TxtVariant;
  readonly onRename: (name: string) => void;
}

/** A name that becomes a field when it is tapped, and a name again when it was typed. */
export function InlineName({ ids, name, maxLength, words, variant = 'strong', onRename }: Props) {
  const { tokens } = useTheme();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <Tap testID={ids.name} label={words.rename} onPress={() => setTyped(name)} style={styles.name}>
        <Txt variant={variant} level={null} style={styles.text} numberOfLines={1}>
          {name}
        </Txt>
        <Icon name="edit" size={18} colour={tokens.inkSoft} />
      </Tap>
    );
  }
  const finish = () => {
    const trimmed = typed.trim();
    if (trimmed !== '' && trimmed !== name) onRename(trimmed);
    setTyped(null);
  };
  return (
    <View style={styles.editing}>
      <View style={styles.field}>
        <TextField
          testID={ids.field}
          label={words.label}
          labelHidden
          value={typed}
          onChange={setTyped}
          onSubmit={finish}
          maxLength={maxLength}
          sayLeft={words.left}
          autoFocus
          selectTextOnFocus
          returnKeyType="done"
        />
      </View>
      <Button testID={ids.done} title={words.done} kind="primary" onPress={finish} />
    </View>
  );
}

const styles = StyleSheet.create({
  name: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    alignSelf: 'flex-start',
    maxWidth: '100%',
  },
  text: { flexShrink: 1 },
  editing: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s, flex: 1 },
  field: { flex: 1 },
});
