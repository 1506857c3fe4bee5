/** So many are found at once. */
export const BATCH_SIZE = 100;

/**
 * Does one thing for each of those that are found, again and again until none is found, and gives for how many. One that
 * fails keeps none of the others waiting: it is thrown when all have been tried.
 */
export async function processInBatches<T>(
  find: (limit: number) => Promise<readonly T[]>,
  change: (one: T) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (;;) {
    const found = await find(BATCH_SIZE);
    let changed = 0;
    for (const one of found) {
      try {
        if (await change(one)) changed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    done += changed;
    // Rows that another process changed are not found again; those that fail must not be tried for ever.
    if (found.length < BATCH_SIZE || changed === 0) break;
  }
  if (failures.length > 0) throw failures[0];
  return done;
}
