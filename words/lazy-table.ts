const waiting = new Set<() => void>();
let come = 0;

/** The number of late tables that have come in this language. */
export const tablesCome = (): number => come;

/** Tells when a table has come, so that what is shown already is shown in the language. @returns what ends it. */
export function onTable(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

export type LazyTable<T> = {
  /** Has it loaded, once. */
  readonly ask: () => void;
  /** It, or undefined until it has come, and where it does not arrive; asks for it. */
  readonly get: () => T | undefined;
};

/** A table that is a file of its own, which no page waits for. */
export function lazyTable<T>(load: () => Promise<T>): LazyTable<T> {
  let table: T | undefined;
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (item) => {
        table = item;
        come += 1;
        for (const tell of waiting) tell();
      },
      () => undefined,
    );
  };
  const get = () => {
    ask();
    return table;
  };
  return { ask, get };
}
