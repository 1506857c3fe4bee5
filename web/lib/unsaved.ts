/** Saves of every form on the screen, for anything that ends the session, after which nothing can be saved. */
const saves = new Set<() => Promise<unknown>>();

/** As long as the session's end may take (PRODUCT.md#sessions): whoever leaves is not held back by a line that stands still. */
export const LEAVING_TIMEOUT_MS = 10_000;

/** Makes a form's save known until the function given back is called. */
export function announceUnsaved(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => {
    saves.delete(save);
  };
}

/** Saves now what is typed anywhere, as far as that is possible; never rejects. Gives whether every save got through. */
export async function saveAllDrafts(): Promise<boolean> {
  const results = await Promise.allSettled([...saves].map((save) => save()));
  return results.every(({ status }) => status === 'fulfilled');
}

/** The same within a time; false once that is over. */
export async function saveAllDraftsWithin(ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([saveAllDrafts(), late]).finally(() => clearTimeout(timer));
}
