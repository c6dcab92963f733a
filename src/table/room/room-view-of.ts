/** The facts of a table as everybody may know them. */
import type { Devices } from './devices';
import type { Playing } from './playing';
import type { RoomFacts, RoomSeat } from './room-save';
import type { RoomView, SeatView } from './room-view';
import { isAway, watchersOf } from './roster';

export type Phase = RoomView['phase'];

export function phaseOf(playing: Playing | null): Phase {
  if (playing === null) return 'lobby';
  return playing.isOver ? 'over' : 'play';
}

export function roomViewOf(facts: RoomFacts, devices: Devices, playing: Playing | null): RoomView {
  const { id, name, epoch, choice, dealer, flip, locked, guarded } = facts;
  return {
    id,
    name,
    epoch,
    phase: phaseOf(playing),
    choice,
    seats: facts.seats.map((seat, index) =>
      seatViewOf(seat, {
        away: isAway(seat, devices.isHere),
        stoodIn: facts.stoodIn.filter((made) => made.seat === index).length,
      }),
    ),
    match: playing?.match ?? null,
    dealer,
    flip,
    locked,
    guarded,
    // Who leads from a screen of their own does not watch: they run the table.
    watchers: watchersOf(facts).filter((device) => !device.leads && devices.isHere(device.id)).length,
  };
}

function seatViewOf(seat: RoomSeat, { away, stoodIn }: Pick<SeatView, 'away' | 'stoodIn'>): SeatView {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open', name: '', device: '', away: false, standIn: 'wait', stoodIn: 0 };
    case 'bot':
      return { kind: 'bot', name: seat.name, device: '', away: false, standIn: 'wait', stoodIn: 0 };
    case 'person':
      return {
        kind: 'person',
        name: seat.name,
        device: seat.device ?? '',
        away,
        standIn: seat.standIn,
        stoodIn,
      };
  }
}
