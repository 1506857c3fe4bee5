/** A form on the screen, or anything else that would go with the page. */
export type Unsaved = {
  /** Saves it now, as far as that is possible. */
  readonly save: () => Promise<unknown>;
  /** Tells if the server or the device has all of it by now; never rejects. */
  readonly isSafe: () => Promise<boolean>;
};

/** All of it, for anything that ends the session, after which nothing can be saved. */
const all = new Set<Unsaved>();

/** As long as the session's end may take (PRODUCT.md#sessions): whoever leaves is not held back by a line that stands still. */
export const LEAVING_TIMEOUT_MS = 10_000;

/** Makes something unsaved known until the function given back is called. */
export function announceUnsaved(unsaved: Unsaved): () => void {
  all.add(unsaved);
  return () => {
    all.delete(unsaved);
  };
}

/** Saves now what is typed anywhere, as far as that is possible; never rejects. */
export async function saveAllDrafts(): Promise<void> {
  await Promise.allSettled([...all].map(({ save }) => save()));
}

/** The same within a time; what is not saved then goes on by itself. */
export async function saveAllDraftsWithin(ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([saveAllDrafts(), late]).finally(() => clearTimeout(timer));
}

/** True when nothing would be lost with the page, whatever else waits on the device. */
export async function isAllSafe(): Promise<boolean> {
  const safe = await Promise.all([...all].map(({ isSafe }) => isSafe()));
  return safe.every((it) => it);
}
