/** What Confirm would do. */
export interface Ghost {
  /** In the order in which they would be marked. */
  readonly stations: readonly string[];
  /** The number a transfer writes; null when stations are crossed. */
  readonly writes: number | null;
  /** The filled station that ends the run, if one does. */
  readonly stopsAt?: string | null;
}
