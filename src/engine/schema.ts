/**
 * What the kernel needs from a schema, and no more: zod's and zod/mini's schemas both fit, so no layer
 * has to load the larger of the two for the other's sake.
 */
export interface Schema<T> {
  safeParse(value: unknown): SchemaResult<T>;
}

export type SchemaResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };

export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The names that a strict object does not know. */
  readonly keys?: readonly string[];
}

/** The first fault in words for a developer: `events.3.count: Invalid input`. */
export function describeIssue(issues: readonly SchemaIssue[]): string {
  const first = issues[0];
  if (first === undefined) return 'not of the expected shape';
  const path = first.path.map(String).join('.');
  if (first.keys?.[0] !== undefined)
    return `unknown field ${[path, first.keys[0].slice(0, 40)].filter(Boolean).join('.')}`;
  return path === '' ? first.message : `${path}: ${first.message}`;
}
