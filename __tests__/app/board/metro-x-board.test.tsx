import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Text as SvgText } from 'react-native-svg';
import type * as React from 'react';
import type { MetroXEvent } from '@/games/metro-x';
import { UNIT } from '@/boards/metro-x/board/layer';
import { MetroXBoard } from '@/boards/metro-x/board/metro-x-board';
import { playIds } from '@/ui/test-ids';
import { drawing, viewAfter } from './positions';

const mockStroke = jest.fn();
jest.mock('@/boards/metro-x/board/line-stroke', () => ({
  LineStroke: jest.requireActual<typeof React>('react').memo(({ line }: { line: { id: string } }) => {
    mockStroke(line.id);
    return null;
  }),
}));

type BoardProps = React.ComponentProps<typeof MetroXBoard>;

function Board({
  events = [],
  ...props
}: Partial<BoardProps> & { readonly events?: readonly MetroXEvent[] }) {
  const view = viewAfter(...events);
  return (
    <GestureHandlerRootView>
      <MetroXBoard
        drawing={drawing}
        board={view.boards[0]!}
        bonuses={view.bonuses}
        edition="gamewright"
        stationLabel={(id) => `Station ${id}`}
        onStation={jest.fn()}
        {...props}
      />
    </GestureHandlerRootView>
  );
}

const flip3: MetroXEvent = { type: 'flip', card: '3' };
const transfer: MetroXEvent = { type: 'flip', card: 'transfer' };
const mark = (line: string, count: number): MetroXEvent => ({ type: 'mark', seat: 0, line, count });

/** Words drawn in the picture. Texts of an svg are none to the library's own queries. */
const drawn = (text: string) =>
  screen.UNSAFE_queryAllByType(SvgText).filter((node) => node.props['children'] === text);

beforeEach(() => {
  jest.useFakeTimers();
  mockStroke.mockClear();
});
afterEach(() => jest.useRealTimers());

it('offers every station to screen readers as a named button', () => {
  render(<Board />);
  for (const { id } of drawing.stations) {
    const target = screen.getByTestId(playIds.station(id));
    expect(target.props['accessibilityRole']).toBe('button');
    expect(target.props['accessibilityLabel']).toBe(`Station ${id}`);
  }
});

it('reports the station that a screen reader activates', () => {
  const onStation = jest.fn();
  render(<Board onStation={onStation} />);
  fireEvent(screen.getByTestId(playIds.station('4-1')), 'accessibilityAction', {
    nativeEvent: { actionName: 'activate' },
  });
  expect(onStation).toHaveBeenCalledWith('4-1');
});

it('has nothing to press when nobody listens', () => {
  render(<Board onStation={undefined} />);
  expect(screen.queryByTestId(playIds.station('4-1'))).toBeNull();
});

it('says which stations a preview would mark', () => {
  render(<Board ghost={{ stations: ['0-0', '1-0'], writes: null }} />);
  expect(screen.getByTestId(playIds.station('0-0'))).toBeSelected();
  expect(screen.getByTestId(playIds.station('1-0'))).toBeSelected();
  expect(screen.getByTestId(playIds.station('1-1'))).not.toBeSelected();
});

it('draws what a transfer would write, and what it wrote', () => {
  const { rerender } = render(<Board events={[transfer]} ghost={{ stations: ['0-0'], writes: 4 }} />);
  const preview = drawn('4').length;
  rerender(<Board events={[transfer]} />);
  expect(drawn('4')).toHaveLength(preview - 1);
  rerender(<Board events={[transfer, mark('A', 1)]} />);
  expect(drawn('4')).toHaveLength(preview);
});

it('writes the card into the window', () => {
  const { rerender } = render(<Board events={[flip3]} />);
  const before = drawn('3').length;
  rerender(<Board events={[flip3, mark('B', 3)]} />);
  expect(drawn('3')).toHaveLength(before + 1);
});

it('writes cards from left to right, also where the track is on the right', () => {
  const events: MetroXEvent[] = [flip3, mark('D', 0), { type: 'flip', card: '5' }, mark('D', 0)];
  render(<Board events={events} />);
  const { letter } = drawing.lines.find(({ id }) => id === 'D')!.train;
  const placeOf = (text: string): number => {
    const node = drawn(text).find(({ props }) => Math.abs(Number(props['y']) - letter.y * UNIT) < UNIT / 2);
    return Number(node?.props['x']);
  };
  expect(placeOf('3')).toBeLessThan(placeOf('5'));
});

it('renders no stroke again when a mark is confirmed or a line is chosen', () => {
  const { rerender } = render(<Board events={[flip3]} />);
  mockStroke.mockClear();
  rerender(<Board events={[flip3, mark('B', 3)]} />);
  act(() => jest.advanceTimersByTime(400));
  expect(mockStroke).not.toHaveBeenCalled();
  rerender(<Board events={[flip3, mark('B', 3)]} selectedLine="G" />);
  expect(mockStroke.mock.calls).toEqual([['G']]);
});
