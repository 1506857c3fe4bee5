const CHANGED = 'rootling-local-storage';

/** Tells whoever shows what this browser keeps that it has changed here; other tabs hear of it by themselves. */
export function tellLocalStorageChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Hears of changes to what this browser keeps, in this tab and in others; gives what ends that. */
export function onLocalStorageChanged(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
