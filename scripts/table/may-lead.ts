/** Who may be told how to lead the table: a browser on this very computer that meant to come here. */
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A page of somebody else whose name was made to point here has another host. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

export function mayLead(request: Pick<IncomingMessage, 'headers'>, remote: string | undefined): boolean {
  return LOOPBACK.test(remote ?? '') && OWN_HOST.test(request.headers.host ?? '');
}
