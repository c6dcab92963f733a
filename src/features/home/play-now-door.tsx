import { StyleSheet, View } from 'react-native';
import { nameOfEdition, nameOfMap, useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectLastChoice } from '@/store/settings-slice';
import { DEFAULT_CHOICE } from '@/store/table-thunks';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { homeIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The first door: one tap to the first card. */
export function PlayNowDoor({ busy, onPress }: Props) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { options } = useAppSelector(selectLastChoice) ?? DEFAULT_CHOICE;
  const map = nameOfMap(t, String(options['map']));
  const edition = nameOfEdition(t, String(options['edition']));
  return (
    <Tap
      testID={homeIds.playNow}
      label={t.home.playNowSpoken(map, edition)}
      state={{ busy }}
      onPress={onPress}
      style={[styles.door, { backgroundColor: tokens.accent }]}
    >
      <View style={[styles.disc, { backgroundColor: tokens.onAccent }]}>
        <Icon name="play" size={28} colour={tokens.accent} />
      </View>
      <View style={styles.words}>
        <Txt variant="title" tone="onAccent" level={undefined}>
          {t.home.playNow}
        </Txt>
        <Txt variant="label" tone="onAccent">
          {t.home.playNowDetail(map, edition)}
        </Txt>
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  door: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    borderRadius: radius.l,
    paddingHorizontal: space.l,
    paddingVertical: space.l,
    minHeight: 96,
  },
  disc: {
    width: 56,
    height: 56,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
    paddingLeft: 3,
  },
  words: { flex: 1, gap: 2 },
});
