import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { RoomView, SeatView, StandIn } from '@/table/room/room-view';
import { Button } from '@/ui/button';
import { ChoiceGroup } from '@/ui/choice-group';
import { Panel } from '@/ui/panel';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Commands } from '../use-commands';
import { useStageSize } from './use-stage-size';
import { useStandInWords } from './use-stand-in-words';

interface Props {
  readonly room: RoomView;
  readonly leads: boolean;
  readonly commands: Commands;
}

export interface AwaySeat {
  readonly seat: SeatView;
  readonly place: number;
}

const LABEL = 13;

/** So many have a choice each at once; more are dealt with together, and one by one on demand. */
const FEW = 2;

/** Whose device is not there, and what the table does meanwhile. */
export function AwaySeats({ room, leads, commands }: Props) {
  const away = room.seats.flatMap((seat, place) =>
    seat.kind === 'person' && seat.away ? [{ seat, place }] : [],
  );
  if (away.length === 0) return null;
  return (
    <Panel>
      {away.length <= FEW ? (
        away.map(({ seat, place }) => (
          <OneAway key={place} seat={seat} place={place} leads={leads} commands={commands} />
        ))
      ) : (
        <ManyAway away={away} leads={leads} commands={commands} />
      )}
    </Panel>
  );
}

type OneProps = AwaySeat & Pick<Props, 'leads' | 'commands'>;

function OneAway({ seat, place, leads, commands }: OneProps) {
  const t = useTexts();
  const { font } = useStageSize();
  const { choices } = useStandInWords();
  return (
    <View testID={tableIds.away(place)} style={styles.one}>
      <Txt variant="heading" style={font(17)} accessibilityLiveRegion="polite">
        {t.stage.awayTitle(seat.name)}
      </Txt>
      <Txt style={font(15)}>{`${t.stage.awayDetail} ${t.stage.standIn[seat.standIn]}`}</Txt>
      {leads && (
        <ChoiceGroup
          label={t.stage.awayTitle(seat.name)}
          value={seat.standIn}
          even
          textStyle={font(LABEL)}
          choices={choices((by) => tableIds.standIn(place, by))}
          onChange={(by) => void commands.send({ type: 'stand-in', seat: place, by })}
        />
      )}
      {seat.stoodIn > 0 && (
        <Txt variant="small" tone="soft" style={font(13)}>
          {t.stage.stoodIn(seat.stoodIn)}
        </Txt>
      )}
    </View>
  );
}

interface ManyProps extends Pick<Props, 'leads' | 'commands'> {
  readonly away: readonly AwaySeat[];
}

function ManyAway({ away, leads, commands }: ManyProps) {
  const t = useTexts();
  const { font } = useStageSize();
  const { choices } = useStandInWords();
  const [isOpen, setOpen] = useState(false);
  const names = t.play.table.list(away.map(({ seat }) => seat.name));
  const first = away[0]!.seat.standIn;
  const common = away.every(({ seat }) => seat.standIn === first) ? first : null;
  const all = async (by: StandIn) => {
    for (const { place } of away) await commands.send({ type: 'stand-in', seat: place, by });
  };
  return (
    <>
      <Txt variant="heading" style={font(17)} accessibilityLiveRegion="polite">
        {t.stage.manyAway(away.length)}
      </Txt>
      <Txt style={font(15)} numberOfLines={2}>
        {names}
      </Txt>
      <Txt
        tone="soft"
        style={font(15)}
      >{`${t.stage.manyKept} ${t.stage.manyStandIn[common ?? 'mixed']}`}</Txt>
      {leads && (
        <ChoiceGroup
          label={t.stage.manyAway(away.length)}
          value={common}
          even
          textStyle={font(LABEL)}
          choices={choices(tableIds.standInAll)}
          onChange={(by) => void all(by)}
        />
      )}
      {leads && (
        <Button
          testID={tableIds.oneByOne}
          kind="quiet"
          title={isOpen ? t.tables.done : t.stage.oneByOne}
          state={{ expanded: isOpen }}
          onPress={() => setOpen(!isOpen)}
        />
      )}
      {isOpen &&
        away.map(({ seat, place }) => (
          <OneAway key={place} seat={seat} place={place} leads={leads} commands={commands} />
        ))}
    </>
  );
}

const styles = StyleSheet.create({ one: { gap: space.s } });
