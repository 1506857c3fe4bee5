import { RotateCw, X } from 'lucide-react';
import type { Ref } from 'react';
import * as words from '#words/file-progress.ts';

import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Progress } from './progress.tsx';

export interface FileProgressProps {
  ref?: Ref<HTMLLIElement>;
  name: string;
  /** 0 to 100 while it is being sent. */
  percent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** What has become of it, in words. */
  message?: string;
  /** What to do about it, below that. */
  note?: string | undefined;
  /** A small picture of it. */
  previewUrl?: string;
  onRetry?: () => void;
  /** Takes it off the list; while it is not through, that cancels it. */
  onRemove?: () => void;
}

/** One file on its way, as a list item. */
export function FileProgress(props: FileProgressProps) {
  const { name, percent, state, message, note, previewUrl, onRetry, onRemove } = props;
  return (
    <li
      ref={props.ref}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-paper-raised p-2"
    >
      {previewUrl && <img src={previewUrl} alt="" className="size-14 shrink-0 rounded-sm object-cover" />}
      <div className="grid min-w-0 flex-1 basis-32 gap-1 first:pl-1.5">
        <p className="truncate font-semibold text-sm">{name}</p>
        {state === 'sending' && <Progress value={percent} label={name} labelHidden />}
        {message && (
          <p
            role={state === 'failed' ? 'alert' : undefined}
            className={cx('text-sm', state === 'failed' ? 'text-danger' : 'text-ink-soft')}
          >
            {message}
          </p>
        )}
        {note && <p className="text-ink-soft text-sm">{note}</p>}
      </div>
      {state === 'failed' && onRetry && (
        <IconButton label={words.tryAgain(name)} icon={<RotateCw className="size-5" />} onClick={onRetry} />
      )}
      {onRemove && (
        <IconButton
          label={state === 'failed' || state === 'done' ? words.remove(name) : words.cancel(name)}
          icon={<X className="size-5" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
