import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { saveAllTyped } from '#web/lib/unsaved.ts';
import { LoadError } from './load-error.tsx';

export type LatePartWords = {
  /** Stands in its place until the file has arrived. */
  meanwhile?: ReactNode;
  /** What is said in its place, beside 'Try again', where the file does not arrive; without it nothing is. */
  error?: string;
};

/**
 * A component in a file of its own, for a part that its screen does not wait for. Unlike with React's `lazy` it is
 * there at once when its file is, and where the file does not arrive the screen lives on.
 * @returns the component. Shown, it fetches its file; `fetchAhead` does so before that.
 */
export function latePart<Props extends object>(
  file: () => Promise<ComponentType<Props>>,
  { meanwhile = null, error }: LatePartWords = {},
) {
  let Part: ComponentType<Props> | undefined;
  const fetch = async () => {
    Part ??= await file();
  };

  function LatePart(props: Props) {
    const [state, setState] = useState<'fetching' | 'there' | { error: unknown }>(
      Part ? 'there' : 'fetching',
    );
    useEffect(() => {
      fetch().then(
        () => setState('there'),
        (error) => setState({ error }),
      );
    }, []);
    const tryAgain = async () => {
      setState('fetching');
      try {
        await fetch();
        setState('there');
      } catch (error) {
        if (!navigator.onLine) return setState({ error });
        // Many browsers do not ask twice for a file that did not come, until the page is loaded again.
        await saveAllTyped();
        window.location.reload();
      }
    };
    if (Part) return <Part {...props} />;
    if (state === 'fetching' || state === 'there') return meanwhile;
    return error ? <LoadError title={error} error={state.error} onRetry={tryAgain} /> : null;
  }

  LatePart.fetchAhead = () => {
    fetch().catch(() => undefined); // it is said where it is shown
  };
  return LatePart;
}
