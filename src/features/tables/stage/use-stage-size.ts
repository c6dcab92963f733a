import { createContext, useContext } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import type { RoomView } from '@/table/room/room-view';
import { space, TARGET, useTheme } from '@/ui/theme';
import { namesOfSeats } from '../seat-words';
import { stageSize, type StageSize } from './stage-size';

const StageSizeContext = createContext<StageSize | null>(null);
export const StageSizeProvider = StageSizeContext.Provider;

/** Of the page around the game. */
const HEADER = 56;
const MARGINS = space.s + space.xl;
const BUTTON = TARGET + space.m;
/** Who is away and what can be done about it, where several are. */
const AWAY = { leads: { text: 100, controls: 176 }, watches: { text: 100, controls: 60 } } as const;

/**
 * Buttons that come and go keep their place: what everybody looks at should not change its size with every card.
 */
const footerOf = (seating: Seating, room: RoomView): number => {
  const flips = seating.secrets !== null && room.dealer === 'seeded' && room.flip === 'by-hand';
  return (flips ? BUTTON : 0) + (seating.seats.length > 0 ? BUTTON : 0);
};

export function useMeasuredStage(seating: Seating, room: RoomView): StageSize {
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const t = useTexts();
  const { webFontScale } = useTheme();
  const leads = seating.secrets !== null;
  const away = room.seats.some((seat) => seat.kind === 'person' && seat.away);
  return stageSize({
    width: width - insets.left - insets.right - 2 * space.l,
    height: height - insets.top - insets.bottom - HEADER - MARGINS - footerOf(seating, room),
    seats: room.seats.length,
    letters: Math.max(...namesOfSeats(t, room.seats).map((name) => name.length)),
    deals: leads && room.dealer === 'physical',
    besides: away ? AWAY[leads ? 'leads' : 'watches'] : null,
    text: webFontScale,
  });
}

interface Sizes extends StageSize {
  /** The size and line of a text that is that large on a phone. */
  readonly font: (size: number) => { readonly fontSize: number; readonly lineHeight: number };
}

/** Inside the stage. */
export function useStageSize(): Sizes {
  const size = useContext(StageSizeContext);
  const { webFontScale } = useTheme();
  if (size === null) throw new Error('The stage has not been measured.');
  const by = size.scale * webFontScale;
  return {
    ...size,
    font: (points) => ({ fontSize: Math.round(points * by), lineHeight: Math.round(points * 1.25 * by) }),
  };
}
