/**
 * Lets at most `count` tasks run at the same time; the others wait their turn in the order they came. Gives a function
 * that runs a task and passes on what it returns or throws.
 */
export function makeSlots(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await task();
    } finally {
      // The slot is handed on without becoming free in between, so that no newcomer can overtake.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
