import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { lateFile } from '#web/ui/late-file.ts';
import { useLazyWords } from '#web/ui/use-lazy-words.ts';
import { LoadError } from './load-error.tsx';

export type LazyPartWords = {
  /** Stands in its place until the file has arrived. */
  meanwhile?: ReactNode;
  /** The words in its place, beside 'Try again', when the file does not arrive; nothing without it. */
  error?: string;
  /** Nothing is shown without it: where the file does not arrive, that is for who shows it to say. */
  isAll?: boolean;
};

/**
 * A component in a file of its own, there at once when its file is (`lateFile`): a screen is three such parts, one in
 * another. Where the file of a part does not arrive, its screen lives on.
 * @returns the component. Shown, it fetches its file; `fetchAhead` does so before that, and `arrival` says when it is there.
 */
export function lazyPart<Props extends object>(
  file: () => Promise<ComponentType<Props>>,
  { meanwhile = null, error, isAll = false }: LazyPartWords = {},
) {
  const late = lateFile(file);

  function LazyPart(props: Props) {
    // Screens are elements that stay the same, which React does not draw again for what stands around them.
    useLazyWords();
    const [state, setState] = useState<'fetching' | 'there' | { error: unknown }>(
      late.there ? 'there' : 'fetching',
    );
    useEffect(() => {
      late.fetch().then(
        () => setState('there'),
        (error) => setState({ error }),
      );
    }, []);
    const tryAgain = async () => {
      setState('fetching');
      try {
        await late.fetch();
        setState('there');
      } catch (error) {
        if (!navigator.onLine) return setState({ error });
        // Many browsers do not ask twice for a file that did not come, until the page is loaded again.
        await saveAllDrafts();
        window.location.reload();
      }
    };
    const Part = late.there;
    if (Part) return <Part {...props} />;
    if (state === 'fetching' || state === 'there') return meanwhile;
    if (isAll) throw state.error;
    return error ? <LoadError title={error} error={state.error} onRetry={tryAgain} /> : null;
  }

  return Object.assign(LazyPart, { arrival: late.fetch, fetchAhead: late.fetchAhead });
}

/** True when a lazy part's file is there, or will not come. It is fetched once wanted. */
export function useHasArrived({ arrival }: { arrival: () => Promise<void> }, isWanted = true): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const settle = () => setArrived(true);
    if (isWanted) arrival().then(settle, settle);
  }, [arrival, isWanted]);
  return hasArrived;
}
