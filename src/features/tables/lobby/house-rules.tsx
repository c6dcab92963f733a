import type { MetroXOptions } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { RoomView } from '@/table/room/room-view';
import { Panel } from '@/ui/panel';
import { tableIds } from '@/ui/test-ids';
import { ToggleRow } from '@/ui/toggle-row';
import { Txt } from '@/ui/txt';
import { optionsOf } from '../room-options';
import type { Commands } from '../use-commands';

interface Props {
  readonly room: RoomView;
  readonly commands: Commands;
  readonly onChoose: (options: MetroXOptions) => void;
}

/** Everything takes effect at once, and everybody at the table sees it. */
export function HouseRules({ room, commands, onChoose }: Props) {
  const t = useTexts();
  const options = optionsOf(room);
  const isReal = room.dealer === 'physical';
  return (
    <Panel>
      <Txt variant="heading">{t.tables.houseRules}</Txt>
      {options !== null && (
        <>
          <ToggleRow
            testID={tableIds.rule('everyone-gold')}
            title={t.tables.everyoneGold}
            detail={t.tables.everyoneGoldDetail}
            on={options.everyoneGold ?? false}
            onChange={(everyoneGold) => onChoose({ ...options, everyoneGold })}
          />
          <ToggleRow
            testID={tableIds.rule('take-back')}
            title={t.tables.takeBack}
            detail={t.tables.takeBackDetail}
            on={options.takeBack ?? true}
            onChange={(takeBack) => onChoose({ ...options, takeBack })}
          />
        </>
      )}
      <ToggleRow
        testID={tableIds.rule('real-deck')}
        title={t.tables.realDeck}
        detail={t.tables.realDeckDetail}
        on={isReal}
        onChange={(on) => void commands.send({ type: 'dealer', kind: on ? 'physical' : 'seeded' })}
      />
      {!isReal && (
        <ToggleRow
          testID={tableIds.rule('auto-flip')}
          title={t.tables.autoFlip}
          detail={t.tables.autoFlipDetail}
          on={room.flip === 'auto'}
          onChange={(on) => void commands.send({ type: 'flip-mode', mode: on ? 'auto' : 'by-hand' })}
        />
      )}
      <ToggleRow
        testID={tableIds.rule('lock')}
        title={t.tables.lock}
        detail={t.tables.lockDetail}
        on={room.locked}
        onChange={(on) => void commands.send({ type: 'lock', on })}
      />
    </Panel>
  );
}
