import type { QueryClient } from '@tanstack/react-query';

/** Between two reads of a screen lies what is drawn with the first. */
const REST_MS = 300;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Does something once no read has been on its way for a moment, or somebody touches the page before: what the screen was
 * opened for comes first. @returns what calls it off.
 */
export function whenAtRest(client: QueryClient, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (client.isFetching() === 0) timer = setTimeout(done, REST_MS);
  };
  const unsubscribe = client.getQueryCache().subscribe(look);
  const end = () => {
    unsubscribe();
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, done, true);
  };
  const done = () => {
    end();
    run();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, done, true);
  look();
  return end;
}
