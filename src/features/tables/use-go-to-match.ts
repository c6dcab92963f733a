import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectOwnSeats, selectRoom } from '@/store/seating-selectors';

/**
 * Who has a seat plays on the board; who has none stays here and sees the card. `/table?stage=1` keeps a player
 * here, too, until the next game: that is the way from the board to what the whole table sees.
 */
export function useGoToMatch(): { readonly leaving: boolean } {
  const router = useRouter();
  const { stage } = useLocalSearchParams<{ stage?: string }>();
  const room = useAppSelector(selectRoom);
  const hasSeat = useAppSelector(selectOwnSeats).length > 0;
  const match = room?.phase === 'play' && hasSeat && stage === undefined ? room.match : null;
  useEffect(() => {
    if (match !== null) router.replace({ pathname: '/play/[id]', params: { id: match } });
  }, [match, router]);
  return { leaving: match !== null };
}
