/** The lab itself. Runs in namespaces of its own, which end with it: see enter.ts. */
import { startWitness, type Witness } from './avahi';
import { Network, type Place } from './network';
import { Round, type Stage } from './round';
import { type Run, RUNS } from './runs';

const GUESTS = 6;
const WITNESS_TRIES = 5;

async function witnessed(witness: Witness, host: Place): Promise<readonly string[]> {
  for (let tries = 0; tries < WITNESS_TRIES; tries += 1) {
    const seen = (await witness.browse()).find((line) => line.includes(`;${host.address};4600;`));
    if (seen !== undefined) {
      console.log(`        avahi-browse: ${seen}`);
      return [];
    }
  }
  return ['avahi-browse does not see the table'];
}

async function play(stage: Stage, run: Run, witness: Witness | null): Promise<readonly string[]> {
  stage.network.suffer(run.faults ?? {});
  const round = new Round(stage);
  try {
    await round.startHost().said('listening');
    const seen = witness === null ? [] : await witnessed(witness, stage.host);
    await run.lobby?.(round);
    const found = await round.sitDown();
    console.log(`        listed and seated after ${found.join(', ')} ms`);
    await run.act?.(round);
    return [...seen, ...(await round.end())];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await round.killAll();
  }
}

async function tryWitness(place: Place, folder: string): Promise<Witness | null> {
  try {
    return await startWitness(place, folder);
  } catch (error) {
    console.log(`avahi was not asked: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function report(stage: Stage, run: Run, witness: Witness | null): Promise<boolean> {
  const started = performance.now();
  const faults = await play(stage, run, witness);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${run.title} (${seconds} s)`);
  for (const fault of faults) console.log(`        ${fault}`);
  return faults.length === 0;
}

async function main([
  root = '',
  folder = '',
  mayWitness = '',
  only = '',
]: readonly string[]): Promise<number> {
  const network = new Network();
  const host = network.add('host');
  const guests = Array.from({ length: GUESTS }, (_, index) => network.add(`guest-${index + 1}`));
  const stranger = network.add('stranger');
  const stage: Stage = { root, folder, network, host, guests, stranger };
  if (mayWitness !== 'yes') console.log('avahi was not asked: avahi-daemon, avahi-utils or dbus is missing.');
  const witness = mayWitness === 'yes' ? await tryWitness(network.add('witness'), folder) : null;
  const outcomes: boolean[] = [];
  for (const [index, run] of RUNS.filter(({ title }) => title.includes(only)).entries()) {
    outcomes.push(await report(stage, run, index === 0 ? witness : null));
  }
  await witness?.stop();
  return outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1;
}

// The first process of its namespace: when it goes, everything goes.
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
