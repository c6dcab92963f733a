/** Where this page came from, as `host:port`; null in the app, which can reach every table itself. */
export const pageHost = (): string | null => null;
