import type { ComponentProps } from 'react';
import type { MetroXBoard } from '@/boards/metro-x';

/** What a screen last gave the board to draw. */
export const seen: { board: ComponentProps<typeof MetroXBoard> | null } = { board: null };

export const mockBoard = () => ({
  MetroXBoard: (props: ComponentProps<typeof MetroXBoard>) => {
    seen.board = props;
    return null;
  },
});
