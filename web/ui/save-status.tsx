import { Check, CircleAlert, CopyCheck, KeyRound, Smartphone } from 'lucide-react';
import { Link } from 'wouter';
import * as words from '#words/platform/saving.ts';

import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type SaveState = 'saving' | 'saved' | 'device' | 'login' | 'failed' | 'held' | 'choice';

export interface SaveStatusProps {
  /** Null until there was something to save; nothing is shown then. */
  state: SaveState | null;
  /** The number waiting on this device. */
  waiting?: number;
  onRetry?: () => void;
  /** Where all that waits is listed. */
  waitingHref?: string;
}

/**
 * PRODUCT.md#the-save-indicator: 'Saving...' while pending, otherwise 'Auto-saved'; PRODUCT.md#the-save-indicator adds
 * what is neither.
 */
const texts: Record<SaveState, string> = {
  saving: words.saving,
  saved: words.saved,
  device: words.onDevice,
  login: words.logIn,
  failed: words.failed,
  held: words.held,
  choice: words.choice,
};

const marks = {
  saving: <Spinner />,
  saved: <Check aria-hidden="true" className="size-[1.1em] text-forest" />,
  device: <Smartphone aria-hidden="true" className="size-[1.1em] text-bark" />,
  login: <KeyRound aria-hidden="true" className="size-[1.1em] text-bark" />,
  failed: <CircleAlert aria-hidden="true" className="size-[1.1em]" />,
  held: <CircleAlert aria-hidden="true" className="size-[1.1em]" />,
  choice: <CopyCheck aria-hidden="true" className="size-[1.1em] text-forest" />,
};

/**
 * Says where the latest value is: on its way, on the server, on this device, or nowhere yet (PRODUCT.md#the-save-indicator).
 */
export function SaveStatus({ state, waiting = 0, onRetry, waitingHref }: SaveStatusProps) {
  const isUnsaved = state === 'failed' || state === 'held';
  const isWaiting = state === 'device' || state === 'login';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <p
        role="status"
        className={cx(
          'flex items-center gap-2 [&>svg]:shrink-0',
          isUnsaved ? 'font-semibold text-danger' : 'text-ink-soft',
        )}
      >
        {state && marks[state]}
        {state && texts[state]}
        {state === 'device' && waiting > 0 && ` (${waiting})`}
      </p>
      {isWaiting && waitingHref && (
        <Link href={waitingHref} className="link inline-flex min-h-11 items-center px-1">
          {words.seeWhatWaits}
        </Link>
      )}
      {state === 'failed' && onRetry && (
        <button type="button" onClick={onRetry} className="link min-h-11 px-1">
          {words.tapToTryAgain}
        </button>
      )}
    </div>
  );
}
