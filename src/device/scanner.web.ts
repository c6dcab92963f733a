import type { Scanner } from '@/store/scanner';

/** A page that a table served over plain http gets no camera; phones open the code's link by themselves. */
export const scanner: Scanner | null = null;
