export type SlotOptions = {
  /** Slots that a task takes, such as megabytes; a task that wants more than there are gets all. */
  size?: number;
  /** Takes a task that still waits out of the line. */
  signal?: AbortSignal;
};

/** Runs a task when its turn has come, and passes on what it returns or throws, or why it was called off. */
export type InSlot = {
  <T>(task: () => Promise<T>, options?: SlotOptions): Promise<T>;
  /** The number of waiting tasks. */
  waiting: () => number;
};

type Waiting = { size: number; begin: () => void };

/**
 * Lets tasks run at the same time as long as they take at most `count` slots together; the others wait in the order
 * they came. None overtakes: a large one would wait for ever behind small ones that keep coming.
 */
export function makeSlots(count: number): InSlot {
  let waiting: Waiting[] = [];
  let free = count;

  function admit(): void {
    for (let next = waiting[0]; next && next.size <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.size;
      next.begin();
    }
  }

  function wait(size: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((begin, callOff) => {
      const place = { size, begin };
      waiting.push(place);
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== place);
        callOff(signal.reason);
        admit();
      });
    });
  }

  const inSlot = async <T>(task: () => Promise<T>, { size = 1, signal }: SlotOptions = {}): Promise<T> => {
    signal?.throwIfAborted();
    const taken = Math.min(size, count);
    if (waiting.length === 0 && taken <= free) free -= taken;
    else await wait(taken, signal);
    try {
      return await task();
    } finally {
      free += taken;
      admit();
    }
  };
  return Object.assign(inSlot, { waiting: () => waiting.length });
}
