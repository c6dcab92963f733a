/** Resolves on Ctrl-C or a polite request to end; a second one ends at once. */
export function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    const stop = (): void => {
      if (told) process.exit(130);
      told = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
