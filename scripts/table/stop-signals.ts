const ORPHAN_MS = 500;

/** npm runs a program in a shell that takes the signal and does not pass it on. */
function whenOrphaned(run: () => void): void {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    run();
  }, ORPHAN_MS);
  watch.unref();
}

/** Resolves on Ctrl-C or a polite request to end; a second Ctrl-C ends at once. */
export function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    const stop = (): void => {
      told = true;
      resolve();
    };
    process.on('SIGINT', () => {
      if (told) process.exit(130);
      stop();
    });
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    whenOrphaned(stop);
  });
}
