import { memo } from 'react';
import { useTexts } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';

export interface TableWays {
  readonly onBonuses: () => void;
  /** To what the whole table sees; null: not from here. */
  readonly onTable: (() => void) | null;
}

interface Props extends TableWays {
  /** Over the map, where they need a ground of their own. */
  readonly floating: boolean;
}

/** What one looks up at a table: who has which bonus, and the screen for everybody. */
export const TableTools = memo(function TableTools({ onBonuses, onTable, floating }: Props) {
  const t = useTexts();
  return (
    <>
      <IconButton
        testID={playIds.bonuses}
        label={t.play.table.bonuses}
        icon="crown"
        floating={floating}
        onPress={onBonuses}
      />
      {onTable !== null && (
        <IconButton
          testID={playIds.table}
          label={t.play.table.toTable}
          icon="table"
          floating={floating}
          onPress={onTable}
        />
      )}
    </>
  );
});
