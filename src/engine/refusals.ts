/** Refusals that hold for every game: what is wrong with a record or an event before any rule is asked. */
import type { Refusal, Seat } from './game';

/** Each code with its paragraph in docs/records.md. */
const KERNEL_RULES = {
  'bad-json': 'RE-1',
  'too-large': 'RE-1',
  'unknown-format': 'RE-2',
  'bad-record': 'RE-3',
  'unknown-game': 'RE-4',
  'bad-seats': 'RE-5',
  'bad-options': 'RE-6',
  'unknown-event': 'RE-7',
  'bad-event': 'RE-7',
  'unknown-seat': 'RE-8',
} as const;

export type KernelRefusalCode = keyof typeof KERNEL_RULES;
export const KERNEL_REFUSAL_CODES = Object.keys(KERNEL_RULES) as readonly KernelRefusalCode[];

export interface KernelRefusal extends Refusal {
  readonly code: KernelRefusalCode;
}

export function kernelRefusal(code: KernelRefusalCode, params?: Refusal['params']): KernelRefusal {
  const refusal = { code, rule: KERNEL_RULES[code] };
  return params === undefined ? refusal : { ...refusal, params };
}

export function refuseSeat(seat: Seat, seats: number): KernelRefusal | null {
  return seat >= 0 && seat < seats ? null : kernelRefusal('unknown-seat', { seat, seats });
}

/** One line for logs and the referee; what people read in the app comes from its catalogues. */
export function describeRefusal(refusal: Refusal): string {
  const params = Object.entries(refusal.params ?? {}).map(([name, value]) => `${name} ${value}`);
  const details = params.length === 0 ? '' : ` (${params.join(', ')})`;
  return `${refusal.code.replaceAll('-', ' ')}${details}, see ${refusal.rule}`;
}
