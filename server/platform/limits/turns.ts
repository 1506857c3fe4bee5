/** Runs `work` after all work of the same key has ended, so that what one decides, the next one finds. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Turns within this process; work of different keys does not wait for one another. */
export function makeTurns(): InTurn {
  const lastTurns = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (lastTurns.get(key) ?? Promise.resolve()).then(work, work);
    lastTurns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (lastTurns.get(key) === turn) lastTurns.delete(key);
    }
  };
}
