import { Check, CircleAlert, Smartphone } from 'lucide-react';

import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type SaveState = 'saving' | 'saved' | 'device' | 'failed';

export interface SaveStatusProps {
  /** Null until there was something to save; nothing is shown then. */
  state: SaveState | null;
  /** The words of each state, such as 'Saving...' and 'Auto-saved' (§2.6). */
  words: Record<SaveState, string>;
  onRetry?: () => void;
  retryLabel?: string;
}

const marks = {
  saving: <Spinner />,
  saved: <Check aria-hidden="true" className="size-[1.1em] text-forest" />,
  device: <Smartphone aria-hidden="true" className="size-[1.1em] text-bark" />,
  failed: <CircleAlert aria-hidden="true" className="size-[1.1em]" />,
};

/** Says where the latest value is: on its way, on the server, on this device, or nowhere yet (RULINGS 23). */
export function SaveStatus({ state, words, onRetry, retryLabel = 'Try again' }: SaveStatusProps) {
  const hasFailed = state === 'failed';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <p
        role="status"
        className={cx('flex items-center gap-2', hasFailed ? 'font-semibold text-danger' : 'text-ink-soft')}
      >
        {state && marks[state]}
        {state && words[state]}
      </p>
      {hasFailed && onRetry && (
        <button type="button" onClick={onRetry} className="link min-h-11 px-1">
          {retryLabel}
        </button>
      )}
    </div>
  );
}
