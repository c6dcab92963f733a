/** Samples in microseconds, as people read them. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly samples: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const toMs = (microseconds: number): number => Math.round(microseconds / 10) / 100;

/** In milliseconds. */
export function spread(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  return { p50: toMs(at(sorted, 0.5)), p99: toMs(at(sorted, 0.99)), samples: sorted.length };
}

export const show = ({ p50, p99 }: Spread, unit = 'ms'): string =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)} ${unit}`;

export function row(what: string, value: string, target = ''): string {
  return `  ${what.padEnd(34)}${value.padStart(24)}   ${target}`;
}
