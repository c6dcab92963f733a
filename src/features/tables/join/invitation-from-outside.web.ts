import { useState } from 'react';
import { readInvitation } from '@/table/guest/invitation';

/** The page's own address, when its hash carries a key. */
export function useInvitationFromOutside(): string | null {
  const [link] = useState(() => {
    const read = readInvitation(globalThis.location.href);
    return read.ok && read.kind === 'link' ? globalThis.location.href : null;
  });
  return link;
}
