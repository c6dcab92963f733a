import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectRoom } from '@/store/seating-selectors';
import { Icon } from '@/ui/icons/icon';
import type { IconName } from '@/ui/icons/icon-paths';
import { Tap } from '@/ui/tap';
import { homeIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useTextScale } from '@/ui/use-text-scale';

interface DoorProps {
  readonly testID: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

function Door({ testID, title, detail, icon, onPress }: DoorProps) {
  const { tokens } = useTheme();
  const scale = useTextScale();
  return (
    <Tap
      testID={testID}
      label={`${title}. ${detail}`}
      onPress={onPress}
      style={[
        styles.door,
        { flexBasis: 140 * scale },
        { backgroundColor: tokens.surface, borderColor: tokens.outline },
      ]}
    >
      <View style={styles.head}>
        <Icon name={icon} size={22} />
        <Txt variant="strong" style={styles.title}>
          {title}
        </Txt>
      </View>
      <Txt variant="small" tone="soft">
        {detail}
      </Txt>
    </Tap>
  );
}

/** The other two doors: a table of one's own, or somebody else's. */
export function TableDoors() {
  const t = useTexts();
  const router = useRouter();
  const inPlay = useAppSelector((state) => selectRoom(state)?.phase === 'play');
  return (
    <View style={styles.doors}>
      <Door
        testID={homeIds.startTable}
        title={t.home.startTable}
        detail={t.home.startTableDetail}
        icon="table"
        // During a game: to where the table can be left or closed. Without it, no other table could be opened.
        onPress={() => router.push(inPlay ? '/table?stage=1' : '/table')}
      />
      <Door
        testID={homeIds.joinTable}
        title={t.home.joinTable}
        detail={t.home.joinTableDetail}
        icon="join"
        onPress={() => router.push('/join')}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  doors: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  door: {
    flexGrow: 1,
    borderWidth: 1.5,
    borderRadius: radius.m,
    padding: space.m,
    gap: space.xs,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flexShrink: 1 },
});
