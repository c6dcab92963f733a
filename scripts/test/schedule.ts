export interface Job {
  readonly alone?: true;
}

/**
 * Runs jobs in order, `lanes` at a time; a job marked `alone` starts when all before it are done and ends before
 * the next begins. Results come back in the order of the jobs, whichever ended first.
 */
export async function schedule<J extends Job, R>(
  jobs: readonly J[],
  lanes: number,
  run: (job: J) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let shared: number[] = [];
  const flush = async (): Promise<void> => {
    const queue = shared.values();
    shared = [];
    const lane = async (): Promise<void> => {
      for (const at of queue) results[at] = await run(jobs[at]!);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
  for (const [at, job] of jobs.entries()) {
    if (job.alone) {
      await flush();
      results[at] = await run(job);
    } else {
      shared.push(at);
    }
  }
  await flush();
  return results;
}
