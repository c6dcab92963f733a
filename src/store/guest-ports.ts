import { makeApproach } from '@/table/guest/approach';
import type { GuestPorts } from '@/table/guest/open-guest';

import type { Services } from './services';

/** What a guest needs, from what this device has. */
export function guestPorts({ storage, clock, entropy, games, net, app }: Services): GuestPorts {
  const { timers, transport } = net;
  const approach = makeApproach({ transport, timers, clock, entropy, app });
  return { storage, clock, entropy, games, timers, approach };
}
