import { fireEvent, render, screen } from '@testing-library/react-native';
import { ImportPanel } from '@/features/history/import-panel';
import { historyIds } from '@/ui/test-ids';

const nothing = () => undefined;

it('tells whether the field to paste into is open', () => {
  render(<ImportPanel busy={false} onFile={nothing} onText={nothing} />);
  const toggle = () => screen.getByTestId(historyIds.paste);
  expect(toggle()).toBeCollapsed();
  fireEvent.press(toggle());
  expect(toggle()).toBeExpanded();
  expect(screen.getByTestId(historyIds.pasteText)).toBeVisible();
});

it.each([true, false])('tells whether a file is being read: %s', (busy) => {
  render(<ImportPanel busy={busy} onFile={nothing} onText={nothing} />);
  const isBusy = screen.queryByRole('button', { busy: true }) !== null;
  expect(isBusy).toBe(busy);
});
