/** A seeded attack on host and guests: docs/protocol.md is what they have to hold. */
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { Chance } from './chance';
import { type Corpus, record } from './corpus';
import { Findings, sorted } from './findings';
import { TableUnderAttack } from './table-under-attack';
import { Victim } from './victim';

export interface FuzzFigures {
  readonly seed: number;
  readonly frames: number;
  readonly games: number;
  readonly seconds: number;
  /** Bytes on the heap after a first tenth and at the end, garbage collected. */
  readonly heap: readonly [number, number];
  readonly aims: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Of everything above but the seconds and the heap: the same for the same seed. */
  readonly digest: string;
}

/** More than this on top after the first tenth is no noise. */
const GROWTH = 8 * 1024 * 1024;

function heapNow(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

class Campaign {
  readonly findings = new Findings();
  readonly #chance: Chance;
  readonly #corpus: Corpus;
  #table!: TableUnderAttack;
  #led!: TableUnderAttack;

  constructor(chance: Chance, corpus: Corpus) {
    this.#chance = chance;
    this.#corpus = corpus;
  }

  async begin(): Promise<void> {
    this.#table = await this.#open(false, ['Mia', 'Benno']);
    this.#led = await this.#open(true, ['Anna']);
  }

  #open(led: boolean, names: readonly string[]): Promise<TableUnderAttack> {
    const { findings } = this;
    return TableUnderAttack.open({ corpus: this.#corpus, chance: this.#chance, findings, names, led });
  }

  async step(): Promise<void> {
    const chance = this.#chance;
    const draw = chance.below(100);
    this.findings.doing = `frame ${this.findings.frames}, draw ${draw}`;
    if (draw < 50) await this.#table.stranger.attack();
    else if (draw < 75) await this.#table.eve.attack();
    else if (draw < 86) await this.#led.eve.attack();
    else await new Victim(this.#corpus, chance, this.findings).live(10 + chance.below(50));
    if (chance.odds(25)) await this.#table.look();
    if (chance.odds(15)) await this.#led.look();
    if (this.#led.isGone) this.#led = await this.#open(true, ['Anna']);
    if (this.#table.isGone) {
      this.findings.fault('the table is gone');
      this.#table = await this.#open(false, ['Mia', 'Benno']);
    }
  }

  finish(): Promise<void> {
    this.findings.doing = 'after the last frame';
    return this.#table.finish();
  }
}

export async function fuzz(frames: number, seed: number): Promise<FuzzFigures> {
  const started = performance.now();
  const corpus = await record(`fuzz ${seed}`);
  const campaign = new Campaign(new Chance(`fuzz ${seed}`), corpus);
  const { findings } = campaign;
  process.on('unhandledRejection', findings.escaped);
  process.on('uncaughtException', findings.escaped);
  let early = 0;
  await campaign.begin();
  while (findings.frames < frames) {
    await campaign.step();
    if (early === 0 && findings.frames >= frames / 10) early = heapNow();
  }
  await campaign.finish();
  process.off('unhandledRejection', findings.escaped);
  process.off('uncaughtException', findings.escaped);
  const heap = [early, heapNow()] as const;
  if (heap[1] - heap[0] > GROWTH) findings.fault(`the heap grew from ${heap[0]} to ${heap[1]} bytes`);
  return figuresOf(findings, { seed, heap, seconds: Math.round((performance.now() - started) / 100) / 10 });
}

function figuresOf(findings: Findings, run: Pick<FuzzFigures, 'seed' | 'heap' | 'seconds'>): FuzzFigures {
  const { frames, games, faults } = findings;
  const told = { frames, games, aims: sorted(findings.aims), ends: sorted(findings.ends), faults };
  const digest = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16);
  return { ...run, ...told, digest };
}
