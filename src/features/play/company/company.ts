/** Who else plays: everything the play screen shows of a game with several seats. Pure. */
import type { Seat } from '@/engine/game';
import type { OpenTable } from '@/store/open-table';
import type { Seating } from '@/store/seating';
import { namesOfPlayers, type Texts } from '@/i18n';
import type { Link } from '@/table/presence';
import type { RoomView, SeatView as RoomSeat, StandIn } from '@/table/room/room-view';
import { initialsOf } from './initials';

export type Mood = 'ready' | 'thinking' | 'acted' | 'away' | 'bot' | 'stand-in';

export interface SeatStatus {
  readonly seat: Seat;
  readonly name: string;
  /** One to three characters, different for every seat of the table. */
  readonly initials: string;
  readonly mood: Mood;
  /** Has to act on the open card. */
  readonly isDue: boolean;
  /** The seat whose board is one's own on this screen. */
  readonly isShown: boolean;
  /** Played on this device. */
  readonly isHere: boolean;
  /** Points earned, as far as they were disclosed. */
  readonly earned: number;
}

export interface Company {
  readonly seats: readonly SeatStatus[];
  /** Those who keep the shown seat waiting; none while it is due itself. */
  readonly awaited: readonly SeatStatus[];
  /** A card has to be turned, by whomever. */
  readonly needsCard: boolean;
  /** How this device turns it; null: it does not. */
  readonly flip: 'button' | 'cards' | null;
  readonly link: Link;
  readonly tableId: string | null;
  /** This device leads the table: it can close it. */
  readonly leads: boolean;
  /** Seats for which the leader has to decide; empty on every other device. */
  readonly undecided: readonly SeatStatus[];
  /** What happens while that seat is away; null: not for this device to say. */
  readonly standInOf: (seat: Seat) => StandIn | null;
}

const HERE: Link = { kind: 'here' };

export function companyOf(table: OpenTable, seating: Seating | null, t: Texts): Company {
  const { due, seat: shown } = table;
  const { room, leads, link, here } = placeIn(table, seating);
  const seats = seatsOf(table, room, here, t);
  const standInOf = (seat: Seat): StandIn | null => {
    const sits = room?.seats[seat];
    return leads && sits?.kind === 'person' && sits.away ? sits.standIn : null;
  };
  return {
    seats,
    awaited: seats[shown]?.isDue === true ? [] : seats.filter(({ isDue }) => isDue),
    needsCard: due.kind === 'chance',
    flip: due.kind === 'chance' && leads && room !== null ? flipIn(room) : null,
    link,
    tableId: room === null ? null : room.id,
    leads,
    undecided: seats.filter(({ seat, isDue }) => isDue && standInOf(seat) === 'wait'),
    standInOf,
  };
}

/** This device at the table where the game is played; alone with a game of the shelf. */
function placeIn({ id, seat }: OpenTable, seating: Seating | null) {
  const room = seating?.room ?? null;
  if (seating === null || room?.match !== id) return { room: null, leads: false, link: HERE, here: [seat] };
  return { room, leads: seating.secrets !== null, link: seating.link, here: seating.seats };
}

function flipIn({ dealer, flip }: RoomView): Company['flip'] {
  if (dealer === 'physical') return 'cards';
  return flip === 'by-hand' ? 'button' : null;
}

function seatsOf(
  { names, due, view, seat: shown }: OpenTable,
  room: RoomView | null,
  here: readonly Seat[],
  t: Texts,
): readonly SeatStatus[] {
  const called = namesOfPlayers(
    t,
    view.boards.map((_, seat) => room?.seats[seat] ?? { name: names[seat] ?? '' }),
  );
  const hasBegun = view.turn > 0;
  const initials = initialsOf(called);
  return called.map((name, seat) => {
    // Told by the host: others' open actions are in no log that this device has.
    const isDue = due.kind === 'seats' && due.seats.includes(seat);
    const score = view.scores[seat];
    return {
      seat,
      name,
      initials: initials[seat] ?? '',
      mood: moodOf(room?.seats[seat], isDue ? 'thinking' : hasBegun ? 'acted' : 'ready'),
      isDue,
      isShown: seat === shown,
      isHere: here.includes(seat),
      earned: score === undefined ? 0 : score.completed + score.transfers,
    };
  });
}

function moodOf(sits: RoomSeat | undefined, here: Mood): Mood {
  if (sits?.kind === 'bot') return 'bot';
  if (sits?.away === true) return sits.standIn === 'wait' ? 'away' : 'stand-in';
  return here;
}
