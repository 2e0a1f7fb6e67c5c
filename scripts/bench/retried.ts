/** Does a piece of work, and once more when it fails, telling so: one lost connection must not cost all that was measured. */
export async function retried<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.warn(`  ${what} failed and is tried once more: ${(error as Error).message}`);
    return work();
  }
}
