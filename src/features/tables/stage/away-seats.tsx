import { useTexts } from '@/i18n';
import type { RoomView, StandIn } from '@/table/room/room-view';
import { ChoiceGroup } from '@/ui/choice-group';
import { Panel } from '@/ui/panel';
import { tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import type { Commands } from '../use-commands';

interface Props {
  readonly room: RoomView;
  readonly leads: boolean;
  readonly commands: Commands;
}

const WAYS: readonly StandIn[] = ['wait', 'default', 'bot'];

/** Whose device is not there, and what the table does meanwhile. */
export function AwaySeats({ room, leads, commands }: Props) {
  const t = useTexts();
  const titles = { wait: t.stage.wait, default: t.stage.playOn, bot: t.stage.letBot };
  return room.seats.map((seat, place) =>
    seat.kind === 'person' && seat.away ? (
      <Panel key={place} testID={tableIds.away(place)}>
        <Txt variant="heading" accessibilityLiveRegion="polite">
          {t.stage.awayTitle(seat.name)}
        </Txt>
        <Txt>{`${t.stage.awayDetail} ${t.stage.standIn[seat.standIn]}`}</Txt>
        {leads && (
          <ChoiceGroup
            label={t.stage.awayTitle(seat.name)}
            value={seat.standIn}
            choices={WAYS.map((value) => ({
              value,
              title: titles[value],
              testID: tableIds.standIn(place, value),
            }))}
            onChange={(by) => void commands.send({ type: 'stand-in', seat: place, by })}
          />
        )}
        {seat.stoodIn > 0 && (
          <Txt variant="small" tone="soft">
            {t.stage.stoodIn(seat.stoodIn)}
          </Txt>
        )}
      </Panel>
    ) : null,
  );
}
