import { RotateCw, X } from 'lucide-react';
import * as words from '#words/photos/file-progress.ts';

import { IconButton } from './button.tsx';

export interface FailedFileProps {
  name: string;
  /** Why it is not taken. */
  message: string | undefined;
  /** Advice, below that. */
  note?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Takes it off the list. */
  onRemove: () => void;
}

/** Once, as it appears: a new function would be called at every letter that is typed. */
const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** A file that was not taken, as a list item. */
export function FailedFile({ name, message, note, onRetry, onRemove }: FailedFileProps) {
  return (
    <li
      ref={bringIntoView}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-paper-raised p-2"
    >
      <div className="grid min-w-0 flex-1 basis-32 gap-1 pl-1.5">
        <p className="truncate font-semibold text-sm">{name}</p>
        <p role="alert" className="font-medium text-danger text-sm">
          {message}
        </p>
        {note && <p className="text-ink-soft text-sm">{note}</p>}
      </div>
      {onRetry && (
        <IconButton label={words.tryAgain(name)} icon={<RotateCw className="size-5" />} onClick={onRetry} />
      )}
      <IconButton label={words.remove(name)} icon={<X className="size-5" />} onClick={onRemove} />
    </li>
  );
}
