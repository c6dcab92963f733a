/** The play screen of a device at a table of three, in either language. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { CATALOGUES, TextsContext } from '@/i18n';
import { makeTestStore } from '../store/test-store';
import { flip, mark, show } from './opened-at';
import { makePlayedTable, MATCH, type Moment, sitAt, type Sitting } from './played-table';

export type Language = keyof typeof CATALOGUES;

export const NAMES = ['Anna', 'Ben', 'Mia'];
export const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
export const labelOf = (id: string) => screen.getByTestId(id).props['accessibilityLabel'] as string;

export function sit(sitting: Partial<Sitting> = {}, language: Language = 'en') {
  const table = makePlayedTable({ names: NAMES, own: [0], events: [flip('3')], ...sitting });
  const { store, services } = makeTestStore();
  sitAt(store, table);
  const t = CATALOGUES[language];
  const Spoken = () => (
    <TextsContext value={t}>
      <PlayScreen />
    </TextsContext>
  );
  show(store, MATCH, Spoken);
  const change = (next: Partial<Moment>) =>
    act(() => {
      table.change(next);
      return Promise.resolve();
    });
  return { ...table, change, store, services, t };
}

const pass = (line: string) => [mark(line, 0, 0), mark(line, 0, 2)];

/** Ben completes line A with two cards; the others mark nothing, and the second turn is closed. */
export const BEN_COMPLETES_A = [
  flip('5'),
  mark('A', 5, 1),
  ...pass('B'),
  flip('6'),
  mark('A', 6, 1),
  ...pass('B'),
];
