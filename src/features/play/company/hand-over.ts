/** A phone that is passed from hand to hand: whose board may be seen now. Pure. */
import type { Seat } from '@/engine/game';
import type { Due } from '@/table/match';

export interface Hands {
  /** Whoever asked for the board last; null: nobody yet. */
  readonly holder: Seat | null;
  /** The phone is to go to that seat, though the holder could go on. */
  readonly wanted: Seat | null;
  /** The holder has acted and looks once more, instead of passing it on. */
  readonly stays: boolean;
}

interface Sharing extends Hands {
  /** The seats of this device. */
  readonly own: readonly Seat[];
  readonly due: Due;
  /** The seat in the store. */
  readonly shown: Seat;
}

export const isDueIn = (due: Due, seat: Seat): boolean => due.kind === 'seats' && due.seats.includes(seat);

/** After the holder in the order of the seats, so that who acts last in a turn begins the next one. */
function nextDue({ own, due, holder }: Sharing): Seat | null {
  const waiting = own.filter((seat) => isDueIn(due, seat));
  if (holder !== null && waiting.includes(holder)) return holder;
  return waiting.find((seat) => seat > (holder ?? -1)) ?? waiting[0] ?? null;
}

/** The seat that the phone has to be handed to before anything is shown; null: the holder's board is shown. */
export function curtainFor(sharing: Sharing): Seat | null {
  const { own, due, holder, shown, wanted, stays } = sharing;
  if (own.length < 2) return null;
  // Between turns and after the game everything on the boards is known to all.
  if (due.kind !== 'seats' && shown === (holder ?? shown)) return null;
  if (wanted !== null) return wanted;
  const next = nextDue(sharing);
  if (shown !== holder) return next ?? holder ?? shown;
  return next === holder || stays ? null : next;
}
