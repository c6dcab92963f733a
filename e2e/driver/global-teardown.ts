import { close } from '../../scripts/play/http-server';

export default async function globalTeardown(): Promise<void> {
  if (globalThis.interchangeServer) await close(globalThis.interchangeServer);
}
