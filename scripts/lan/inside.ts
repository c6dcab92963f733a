/** The lab itself. Runs in namespaces of its own, which end with it: see enter.ts. */
import { startWitness, type Witness } from './avahi';
import { Network } from './network';
import { Round, type Stage } from './round';
import { BOUNDS, percentile, tooSlow } from './measure';
import { type Run, runsOfLane } from './runs';

const GUESTS = 6;
const WITNESS_TRIES = 5;

async function witnessed(witness: Witness, { stage: { host }, notes }: Round): Promise<readonly string[]> {
  for (let tries = 0; tries < WITNESS_TRIES; tries += 1) {
    const seen = (await witness.browse()).find((line) => line.includes(`;${host.address};4600;`));
    if (seen !== undefined) {
      notes.push(`avahi-browse: ${seen}`);
      return [];
    }
  }
  return ['avahi-browse does not see the table'];
}

/** A game that nobody was cut out of: how soon its cards were seen, and whether lines held. */
function measured(round: Round, { act, mostLosses }: Run): readonly string[] {
  if (act !== undefined) return [];
  const delays = round.delays();
  const [middle, slowest, losses] = [percentile(delays, 50), percentile(delays, 99), round.losses()];
  round.notes.push(`a card is seen after ${middle} ms (p50), ${slowest} ms (p99); lines lost: ${losses}`);
  return losses > (mostLosses ?? Infinity) ? [`${losses} lines were lost`] : [];
}

async function play(round: Round, run: Run, witness: Witness | null): Promise<readonly string[]> {
  const { stage } = round;
  stage.network.suffer(run.faults ?? {});
  try {
    await round.startHost().said('listening');
    const seen = witness === null ? [] : await witnessed(witness, round);
    await run.lobby?.(round);
    const found = await round.sitDown();
    round.notes.push(`listed and seated after ${found.join(', ')} ms`);
    const late = tooSlow('listed and seated', found, run.seatedWithin ?? BOUNDS.seated);
    await run.act?.(round);
    return [...seen, ...late, ...(await round.end(run.verdicts)), ...measured(round, run)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await round.killAll();
  }
}

async function report(stage: Stage, run: Run, witness: Witness | null): Promise<boolean> {
  const started = performance.now();
  const round = new Round(stage);
  const faults = await play(round, run, witness);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${run.title} (${seconds} s)`);
  // All at once: another lane of the lab tells of its own runs.
  for (const line of [...round.notes, ...faults]) console.log(`        ${line}`);
  return faults.length === 0;
}

async function main([
  root = '',
  folder = '',
  mayWitness = '',
  lane = '',
  only = '',
]: readonly string[]): Promise<number> {
  const network = new Network();
  const host = network.add('host');
  const guests = Array.from({ length: GUESTS }, (_, index) => network.add(`guest-${index + 1}`));
  const stranger = network.add('stranger');
  const stage: Stage = { root, folder, network, host, guests, stranger };
  const witness = mayWitness === 'yes' ? await startWitness(network.add('witness'), folder) : null;
  const outcomes: boolean[] = [];
  for (const [index, run] of runsOfLane(Number(lane), only).entries()) {
    outcomes.push(await report(stage, run, index === 0 ? witness : null));
  }
  await witness?.stop();
  return outcomes.every(Boolean) ? 0 : 1;
}

// The first process of its namespace: when it goes, everything goes.
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
