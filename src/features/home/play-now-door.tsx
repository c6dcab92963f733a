import { useDeferredValue } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { MapPicture } from '@/boards/metro-x/map-picture';
import { nameOfEdition, nameOfMap, useTexts } from '@/i18n';
import { isMapId, type MapId } from '@/maps/catalog';
import { useAppSelector } from '@/store/hooks';
import { selectLastChoice } from '@/store/settings-slice';
import { DEFAULT_CHOICE } from '@/store/table-thunks';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { homeIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useTextScale } from '@/ui/use-text-scale';

/** Below this width the words need the room more than the picture does. */
const NARROW = 380;

interface Props {
  readonly busy: boolean;
  /** Room for a large picture of the map, in dp; 0 when there is none. */
  readonly room: number;
  readonly onPress: () => void;
}

/** The first door: one tap to the first card. It shows and says what will be played. */
export function PlayNowDoor({ busy, room, onPress }: Props) {
  const t = useTexts();
  const { tokens } = useTheme();
  const tall = room > 0;
  const scale = useTextScale();
  const narrow = useWindowDimensions().width < NARROW;
  const { options } = useAppSelector(selectLastChoice) ?? DEFAULT_CHOICE;
  const map = nameOfMap(t, options.map);
  const edition = nameOfEdition(t, options.edition);
  return (
    <Tap
      testID={homeIds.playNow}
      label={t.home.playNowSpoken(map, edition)}
      state={{ busy }}
      onPress={onPress}
      style={[styles.door, tall && styles.tall, { backgroundColor: tokens.accent }]}
    >
      <View style={styles.row}>
        <View style={[styles.disc, { backgroundColor: tokens.onAccent }]}>
          <Icon name="play" size={24} colour={tokens.accent} />
        </View>
        <View style={styles.words}>
          <Txt variant="title" tone="onAccent" level={null}>
            {t.home.playNow}
          </Txt>
          <Txt variant="label" tone="onAccent">
            {t.home.playNowGame}
          </Txt>
          <Txt variant="label" tone="onAccent">
            {t.home.playNowDetail(map, edition)}
          </Txt>
        </View>
      </View>
      {isMapId(options.map) && (tall || scale <= 1.3) && (
        <View
          style={[
            tall ? styles.large : styles.small,
            narrow && styles.narrow,
            { backgroundColor: tokens.ground },
          ]}
        >
          <MapLater map={options.map} height={tall ? room : narrow ? 76 : 88} />
        </View>
      )}
    </Tap>
  );
}

/** Drawing a map takes a slow phone a moment; the doors open without it. */
function MapLater({ map, height }: { readonly map: MapId; readonly height: number }) {
  const drawn = useDeferredValue<MapId | null>(map, null);
  return <View style={{ height }}>{drawn !== null && <MapPicture map={drawn} height={height} />}</View>;
}

const styles = StyleSheet.create({
  door: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderRadius: radius.l,
    padding: space.m,
  },
  tall: { flexDirection: 'column', alignItems: 'stretch', padding: space.l, gap: space.l },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexShrink: 1, flexGrow: 1 },
  disc: {
    width: 44,
    height: 44,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
  narrow: { width: 60 },
  small: { width: 72, borderRadius: radius.s, paddingVertical: space.xs },
  large: { borderRadius: radius.m, paddingVertical: space.l },
});
