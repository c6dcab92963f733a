import { useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/settings-slice';

const oneOf = (names: readonly string[], taken: readonly string[]): string => {
  const free = names.filter((name) => !taken.includes(name));
  const from = free.length > 0 ? free : names;
  return from[Math.floor(Math.random() * from.length)]!;
};

/** The name that was given last on this device, or one of ours: nobody has to type before playing. */
export function usePlayerName(): string {
  const t = useTexts();
  const { playerName } = useAppSelector(selectSettings);
  const [ours] = useState(() => oneOf(t.tables.playerNames, []));
  return playerName ?? ours;
}

export function useTableName(): string {
  const t = useTexts();
  const [ours] = useState(() => oneOf(t.tables.tableNames, []));
  return ours;
}

/** For one more person at this device: a name that nobody at the table has. */
export function useNextName(taken: readonly string[]): () => string {
  const t = useTexts();
  return () => oneOf(t.tables.playerNames, taken);
}
