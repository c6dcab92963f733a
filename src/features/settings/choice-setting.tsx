import { StyleSheet, View } from 'react-native';
import { ChoiceGroup } from '@/ui/choice-group';
import { settingsIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props<Value extends string> {
  /** Part of the testIDs. */
  readonly name: string;
  readonly title: string;
  readonly detail?: string;
  readonly values: readonly Value[];
  readonly titles: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function ChoiceSetting<Value extends string>(props: Props<Value>) {
  const { name, title, detail, values, titles, value, onChange } = props;
  return (
    <View style={styles.setting}>
      <Txt variant="strong">{title}</Txt>
      <ChoiceGroup
        label={title}
        value={value}
        onChange={onChange}
        choices={values.map((id) => ({
          value: id,
          title: titles[id],
          testID: settingsIds.option(name, id),
        }))}
      />
      {detail !== undefined && (
        <Txt variant="small" tone="soft">
          {detail}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ setting: { gap: space.s } });
