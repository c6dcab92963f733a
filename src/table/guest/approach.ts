/** How a guest comes to a table, or back to it. */
import type { Address } from '../net-ports';
import type { Greeted } from '../wire/lines';
import type { Memory } from './memory';

/** Rejects when nobody answers. */
export type Approach = (address: Address, memory: Memory) => Promise<Greeted>;
