/** Saves of every form on the screen, for anything that ends the session, after which nothing can be saved. */
const saves = new Set<() => Promise<unknown>>();

/** Makes a form's save known until the function given back is called. */
export function announceUnsaved(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => {
    saves.delete(save);
  };
}

/** Saves now what is typed anywhere, as far as that is possible; never rejects. */
export async function saveAllDrafts(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()));
}
