import { useRouter } from 'expo-router';
import { useAppDispatch } from '@/store/hooks';
import type { Seating } from '@/store/seating';
import { command, leaveSeating } from '@/store/seating-thunks';
import { useGoBack } from '@/ui/use-go-back';

export interface Ways {
  readonly back: () => void;
  readonly leave: () => void;
  readonly close: () => void;
}

/** Nobody came and nothing was played: keeping it would only fill the home screen with empty tables. */
function isUntouched({ link, room, device }: Seating): boolean {
  return (
    link.kind === 'here' &&
    room?.phase === 'lobby' &&
    room.match === null &&
    room.seats.every((seat) => seat.kind !== 'person' || seat.device === device)
  );
}

/** The ways out of a table. Going back gives nothing up: the table goes on, and home leads to it. */
export function useWays(seating: Seating | null): Ways {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const goBack = useGoBack();
  const home = () => router.dismissTo('/');
  const close = async () => {
    await dispatch(command({ type: 'close' }));
    await dispatch(leaveSeating());
  };
  return {
    back: () => {
      if (seating !== null && isUntouched(seating)) void close();
      goBack();
    },
    leave: () => void dispatch(leaveSeating()).then(home),
    close: () => void close().then(home),
  };
}
