import { readInvitation } from '@/table/guest/invitation';

/** Where a link from outside leads in the app. An invitation names a host, which the router would take for a page. */
export function redirectSystemPath({ path }: { readonly path: string; readonly initial: boolean }): string {
  const read = readInvitation(path);
  return read.ok && read.kind === 'link' ? `/join?invitation=${encodeURIComponent(path)}` : path;
}
