import { addressText, readInvitation } from '@/table/guest/invitation';

export function pageHost(): string | null {
  const read = readInvitation(globalThis.location.origin);
  return read.ok ? addressText(read.address) : '';
}
