import type { Clock } from '@/table/ports';

export const clock: Clock = { now: () => Date.now() };
