/** Runs `work` for every item, at most `limit` at a time. Stops at the first failure, and throws it when all have ended. */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // The loop that fails closes the generator, which ends the other loops.
  const rest = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
