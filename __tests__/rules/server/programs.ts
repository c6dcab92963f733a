/** The programs of the command line as real processes on this computer. */
import path from 'node:path';
import { Teller } from '../../../scripts/table/teller';
import { temporaryFolder } from '../ground/temporary-folder';

const root = path.resolve(__dirname, '../../..');

export interface Programs {
  readonly folder: string;
  table(args: readonly string[]): Teller;
  /** Knows the code and plays a little at random, so that boards differ. */
  guest(name: string, port: number, more?: readonly string[]): Teller;
  program(script: string, args: readonly string[]): Teller;
}

/** Whatever still runs after a test is ended. */
export function programs(): Programs {
  const folder = temporaryFolder();
  const running = new Set<Teller>();
  afterEach(async () => {
    await Promise.all([...running].map((teller) => teller.kill('SIGKILL')));
    running.clear();
  });
  const program = (script: string, args: readonly string[]): Teller => {
    const command = [process.execPath, '--import', 'tsx', path.join('scripts', script), ...args] as const;
    const teller = new Teller(script, command, root);
    running.add(teller);
    return teller;
  };
  return {
    folder,
    program,
    table: (args) => program('table.ts', ['--no-announce', '--json', '--code', 'ABCD', ...args]),
    guest: (name, port, more = []) => {
      const way = ['--address', `127.0.0.1:${port}`, '--code', 'ABCD', '--name', name, '--wander', '25'];
      return program('guest.ts', [...way, '--json', '--data', path.join(folder, name), ...more]);
    },
  };
}

export const portOf = async (table: Teller): Promise<number> =>
  Number((await table.said('listening'))['port']);

/** Resolves when so many cards were told. */
export async function cards(teller: Teller, count: number): Promise<void> {
  const flips = (): number => teller.lines.filter(({ type }) => type === 'flip').length;
  await teller.until(() => flips() >= count);
}
