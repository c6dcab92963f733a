/** Runs a program of the command line to its exit code; what goes wrong is one sentence. */
export function runProgram(program: (argv: readonly string[]) => Promise<number>): void {
  // A reader that has seen enough, as `head` does, is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  void program(process.argv.slice(2))
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    })
    // Sockets that wait for the other end's last word need not be waited for.
    .then((code) => process.stdout.write('', () => process.exit(code)));
}
