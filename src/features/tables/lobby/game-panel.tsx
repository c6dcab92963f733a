import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { EditionChoice } from '@/boards/metro-x/edition-choice';
import { MapChoice } from '@/boards/metro-x/map-choice';
import { MapPicture } from '@/boards/metro-x/map-picture';
import type { EditionId, MetroXOptions } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { getMap, type MapId } from '@/maps/catalog';
import type { RoomView } from '@/table/room/room-view';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { optionsOf } from '../room-options';

interface Props {
  readonly room: RoomView;
  /** Null: this device only sees what was chosen. */
  readonly onChoose: ((options: MetroXOptions) => void) | null;
}

/** What is played: one row at first sight, everything there is to choose below it on demand. */
export function GamePanel({ room, onChoose }: Props) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  // An edition that was chosen here stays when the map changes.
  const [settled, setSettled] = useState(false);
  const options = optionsOf(room);
  const choice =
    options === null
      ? room.choice.game
      : `${t.metroX.maps[options.map]} · ${t.metroX.editions[options.edition]}`;
  const chooseMap = (map: MapId) =>
    options && onChoose?.({ ...options, map, edition: settled ? options.edition : getMap(map).edition });
  const chooseEdition = (edition: EditionId) => {
    setSettled(true);
    if (options) onChoose?.({ ...options, edition });
  };
  return (
    <Panel>
      <View style={styles.row}>
        {options !== null && (
          <View style={styles.picture}>
            <MapPicture map={options.map} height={64} />
          </View>
        )}
        <View style={styles.words}>
          <Txt variant="heading">{t.tables.game}</Txt>
          <Txt>{choice}</Txt>
        </View>
        {onChoose !== null && (
          <Button
            testID={tableIds.change}
            title={isOpen ? t.tables.done : t.tables.change}
            label={isOpen ? t.tables.done : t.tables.changeSpoken(choice)}
            state={{ expanded: isOpen }}
            onPress={() => setOpen(!isOpen)}
          />
        )}
      </View>
      {isOpen && options !== null && (
        <>
          <MapChoice
            words={t.newGame}
            names={t.metroX.maps}
            testID={tableIds.map}
            value={options.map}
            onChange={chooseMap}
          />
          <EditionChoice
            words={t.newGame}
            names={t.metroX.editions}
            testID={tableIds.edition}
            value={options.edition}
            onChange={chooseEdition}
          />
        </>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.m },
  picture: { width: 72 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
});
