import { Check, CircleAlert, Smartphone } from 'lucide-react';

import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type SaveState = 'saving' | 'saved' | 'device' | 'failed' | 'held';

export interface SaveStatusProps {
  /** Null until there was something to save; nothing is shown then. */
  state: SaveState | null;
  onRetry?: () => void;
  retryLabel?: string;
}

/** §2.6: 'Saving...' while pending, otherwise 'Auto-saved'; RULINGS 23 adds what is neither. */
const words: Record<SaveState, string> = {
  saving: 'Saving...',
  saved: 'Auto-saved',
  device: 'Saved on this device, not sent yet',
  failed: 'Not saved.',
  held: 'Not all of it is saved. Please fix the marked field.',
};

const marks = {
  saving: <Spinner />,
  saved: <Check aria-hidden="true" className="size-[1.1em] text-forest" />,
  device: <Smartphone aria-hidden="true" className="size-[1.1em] text-bark" />,
  failed: <CircleAlert aria-hidden="true" className="size-[1.1em]" />,
  held: <CircleAlert aria-hidden="true" className="size-[1.1em]" />,
};

/** Says where the latest value is: on its way, on the server, on this device, or nowhere yet (RULINGS 23). */
export function SaveStatus({ state, onRetry, retryLabel = 'Try again' }: SaveStatusProps) {
  const isUnsaved = state === 'failed' || state === 'held';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <p
        role="status"
        className={cx('flex items-center gap-2', isUnsaved ? 'font-semibold text-danger' : 'text-ink-soft')}
      >
        {state && marks[state]}
        {state && words[state]}
      </p>
      {state === 'failed' && onRetry && (
        <button type="button" onClick={onRetry} className="link min-h-11 px-1">
          {retryLabel}
        </button>
      )}
    </div>
  );
}
