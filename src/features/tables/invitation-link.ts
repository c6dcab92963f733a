import type { Seating } from '@/store/seating';
import { addressText, makeAppLink, makeWebLink, readInvitation } from '@/table/guest/invitation';

interface Way {
  /** As people type it. */
  readonly address: string;
  /** What the QR code holds; null when this device does not lead and has no key to give away. */
  readonly link: string | null;
  /** Any browser can open it; otherwise the app is needed. */
  readonly inBrowser: boolean;
}

/** How others come to the table; null when nobody else can. */
export function wayTo({ id, addresses, webAddress, secrets }: Seating): Way | null {
  const read = readInvitation(webAddress ?? addresses[0] ?? '');
  if (!read.ok) return null;
  const { address } = read;
  const make = webAddress === null ? makeAppLink : makeWebLink;
  return {
    address: addressText(address),
    link: secrets === null ? null : make({ address, table: id, key: secrets.key }),
    inBrowser: webAddress !== null,
  };
}
