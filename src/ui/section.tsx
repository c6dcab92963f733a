import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from './theme';
import { Txt } from './txt';

interface Props {
  readonly title: string;
  readonly detail?: string;
}

/** A heading and what belongs to it. */
export function Section({ title, detail, children }: PropsWithChildren<Props>) {
  return (
    <View style={styles.section}>
      <View>
        <Txt variant="heading">{title}</Txt>
        {detail !== undefined && (
          <Txt variant="small" tone="soft">
            {detail}
          </Txt>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: space.l, paddingTop: space.s } });
