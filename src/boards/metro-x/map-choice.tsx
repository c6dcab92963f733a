import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { getMap, MAP_IDS, type MapId } from '@/maps/catalog';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useTextScale } from '@/ui/use-text-scale';
import { MapPicture } from './map-picture';

/** The words of the language catalogue, handed in. */
interface MapWords {
  readonly map: string;
  readonly lines: (n: number) => string;
  readonly stations: (n: number) => string;
  readonly longest: (line: string, n: number) => string;
  readonly longestSpoken: (line: string, n: number) => string;
  readonly character: Readonly<Record<MapId, string>>;
}

interface Said {
  readonly words: MapWords;
  readonly names: Readonly<Record<MapId, string>>;
  readonly testID: (map: MapId) => string;
}

interface Props extends Said {
  readonly value: MapId;
  readonly onChange: (map: MapId) => void;
}

/** From here on all four maps fit beside each other. */
const WIDE = 700;
const TALL = 900;

/** The maps, all in sight; which one is chosen is told by a frame and a tick. */
export function MapChoice({ value, onChange, ...said }: Props) {
  const { width, height } = useWindowDimensions();
  const wide = width >= WIDE;
  const picture = wide && height >= TALL ? 260 : 132;
  return (
    <View role="radiogroup" aria-label={said.words.map} style={styles.maps}>
      {MAP_IDS.map((id) => (
        <MapCard
          key={id}
          {...said}
          map={id}
          chosen={id === value}
          onPress={() => onChange(id)}
          wide={wide}
          picture={picture}
        />
      ))}
    </View>
  );
}

interface CardProps extends Said {
  readonly map: MapId;
  readonly chosen: boolean;
  readonly wide: boolean;
  /** Height of the picture in dp. */
  readonly picture: number;
  readonly onPress: () => void;
}

function MapCard({ map, chosen, wide, picture, onPress, words, names, testID }: CardProps) {
  const { tokens } = useTheme();
  const scale = useTextScale();
  const { lines, stations } = getMap(map);
  const longest = lines.reduce((a, b) => (b.stations.length > a.stations.length ? b : a));
  const size = `${words.lines(lines.length)} · ${words.stations(stations.length)}`;
  const name = names[map];
  return (
    <Tap
      testID={testID(map)}
      role="radio"
      label={`${name}. ${words.character[map]} ${size}, ${words.longestSpoken(longest.id, longest.stations.length)}`}
      state={{ checked: chosen }}
      onPress={onPress}
      style={[
        styles.card,
        { flexBasis: (wide ? 150 : 140) * scale },
        { backgroundColor: tokens.surface, borderColor: chosen ? tokens.accent : tokens.border },
        chosen && styles.chosen,
      ]}
    >
      <MapPicture map={map} height={picture} />
      <View style={styles.head}>
        <Txt variant="strong" style={styles.name}>
          {name}
        </Txt>
        {chosen && <Icon name="check" size={20} colour={tokens.accent} />}
      </View>
      <Txt variant="small" tone="soft">
        {size}
      </Txt>
      <Txt variant="small" tone="soft">
        {words.longest(longest.id, longest.stations.length)}
      </Txt>
    </Tap>
  );
}

const styles = StyleSheet.create({
  maps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: { flexGrow: 1, borderWidth: 1, borderRadius: radius.m, padding: space.m },
  /** The thicker border must not move what is inside. */
  chosen: { borderWidth: 3, padding: space.m - 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingTop: space.s, minHeight: 32 },
  name: { flex: 1 },
});
