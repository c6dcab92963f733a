const POLL_MS = 40;
const PATIENCE_MS = 10_000;

/** Asks again until there is an answer. For what Detox has no matcher for, such as a disabled button. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`It never happened that ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
