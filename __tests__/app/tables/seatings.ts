/** Tables as the store shows them to screens, made of the rules' own views. */
import { metroX, type MetroXOptions } from '@/games/metro-x';
import type { Seating } from '@/store/seating';
import type { ChairProgress } from '@/table/chair';
import type { RoomView, SeatView } from '@/table/room/room-view';

export const TABLE = '0123456789abcdef';
const KEY = '00112233445566778899aabbccddeeff';
const OPTIONS: MetroXOptions = { map: 'metro-city', edition: 'gamewright' };

const OPEN: SeatView = { kind: 'open', name: '', device: '', away: false, standIn: 'wait', stoodIn: 0 };
export const person = (name: string, device: string, more: Partial<SeatView> = {}): SeatView => ({
  ...OPEN,
  kind: 'person',
  name,
  device,
  ...more,
});
export const bot: SeatView = { ...OPEN, kind: 'bot', name: 'greedy' };
export const open = OPEN;

export const roomOf = (seats: readonly SeatView[], more: Partial<RoomView> = {}): RoomView => ({
  id: TABLE,
  name: 'Kitchen',
  epoch: 0,
  phase: 'lobby',
  choice: { game: 'metro-x', options: { ...OPTIONS } },
  seats: [...seats],
  match: null,
  dealer: 'seeded',
  flip: 'auto',
  locked: false,
  guarded: false,
  watchers: 0,
  ...more,
});

/** The device that opened the table. */
export const hostAt = (room: RoomView, more: Partial<Seating> = {}): Seating => ({
  id: TABLE,
  device: '0',
  room,
  link: { kind: 'here' },
  secrets: { code: 'K7QX', key: KEY },
  seats: room.seats.flatMap(({ device }, place) => (device === '0' ? [place] : [])),
  addresses: ['192.168.1.5:4600'],
  webAddress: null,
  stage: null,
  verdict: null,
  ...more,
});

export const guestAt = (room: RoomView, device: string, more: Partial<Seating> = {}): Seating =>
  hostAt(room, {
    device,
    link: { kind: 'live' },
    secrets: null,
    seats: room.seats.flatMap((seat, place) => (seat.device === device ? [place] : [])),
    ...more,
  });

type Event = Parameters<typeof metroX.apply>[1];

/** The game after those events, as everybody may see it. */
export function stageAfter(seats: number, ...events: readonly Event[]): ChairProgress {
  const state = events.reduce((at, event) => metroX.apply(at, event), metroX.setup(OPTIONS, seats));
  const turn = metroX.turn(state);
  return {
    events,
    view: metroX.view(state, 'table'),
    due: turn.kind === 'chance' ? { kind: 'chance' } : turn,
    scores: metroX.scores(state),
  };
}
