import { useEffect, useState } from 'react';

/** A file of code that is fetched late. */
export type LateFile<T> = {
  /** Its content, once it has come. */
  readonly there: T | undefined;
  readonly fetch: () => Promise<void>;
  /** A failure is told where it is shown. */
  readonly fetchAhead: () => void;
};

/**
 * Unlike with React's `lazy`, the content of a file is there at once when the file is. React shows nothing of it at its
 * first use, though it came long before, and then waits until 300 ms after what it showed meanwhile.
 */
export function lateFile<T>(file: () => Promise<T>): LateFile<T> {
  let there: T | undefined;
  const fetch = async () => {
    there ??= await file();
  };
  return {
    get there() {
      return there;
    },
    fetch,
    fetchAhead: () => void fetch().catch(() => undefined),
  };
}

/** Fetches a file once it is wanted. @returns its content as soon as it is there. @throws where it does not come. */
export function useLateFile<T>(late: LateFile<T>, isWanted: boolean): T | undefined {
  const [state, setState] = useState<'there' | { error: unknown }>();
  const { there } = late;
  const isAwaited = isWanted && there === undefined;
  useEffect(() => {
    // It may have come since it was drawn without it: then this draws it, too.
    if (!isAwaited) return;
    late.fetch().then(
      () => setState('there'),
      (error) => setState({ error }),
    );
  }, [late, isAwaited]);
  if (isWanted && typeof state === 'object') throw state.error;
  return there;
}
