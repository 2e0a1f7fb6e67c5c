/** Runs `work` for every item, at most `max` at a time. Stops at the first failure, and throws it when all have ended. */
export async function inParallel<Item>(
  items: readonly Item[],
  max: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // The loop that fails closes the generator, which ends the other loops.
  const rest = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: max }, worker));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
