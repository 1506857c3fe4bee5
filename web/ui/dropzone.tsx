import { Camera, ImagePlus, type LucideIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type PointerEvent, useEffect, useId, useState } from 'react';

import { useMediaQuery } from '#web/ui/media-query.ts';
import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

export interface DropzoneProps {
  /** The action, such as 'Add photos'. */
  label: string;
  /** The files' kind; photos by default. */
  Icon?: LucideIcon;
  /** Which files are taken, in words. */
  hint?: string;
  /** Words before it where files can be dropped. */
  dropHint?: string;
  /** The input's `accept`; a drop is not held to it, so the caller checks what it gets. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** The words of the first of two buttons that stand for the zone on touch screens: it opens the camera. */
  cameraLabel?: string;
  /** The words of the second. */
  chooseLabel?: string;
  onFiles: (files: File[]) => void;
}

/** A place to drop files on, or to click and choose them; where nothing can be dropped, the camera and a button. */
export function Dropzone(props: DropzoneProps) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  return isTouch && props.cameraLabel ? <TouchZone {...props} /> : <DropArea {...props} />;
}

function DropArea(props: DropzoneProps) {
  const { label, Icon = ImagePlus, hint, dropHint, accept, multiple = true, disabled, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  useStrayDropGuard();

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // The same file chosen again is a change again, after a failed upload for one.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };

  return (
    <div className="grid gap-2">
      <input
        type="file"
        id={id}
        {...{ accept, multiple, disabled }}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        onPointerDown={holdPress}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={leave}
        onDrop={drop}
        className={cx(
          'grid min-h-36 cursor-pointer content-center justify-items-center gap-1 rounded-lg border-2 border-dashed',
          'px-4 py-6 text-center transition-colors hover:border-forest',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          'peer-disabled:cursor-not-allowed peer-disabled:border-line peer-disabled:text-ink-soft',
          isOver ? 'border-forest bg-moss text-on-moss' : 'border-line-strong bg-paper-sunken text-ink',
        )}
      >
        <Icon aria-hidden="true" className="mb-1 size-9 stroke-[1.5] text-forest" />
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-balance text-ink-soft text-sm">
            {dropHint} {hint}
          </span>
        )}
      </label>
    </div>
  );
}

/** Keeps a press where it began: what loses the focus by it may move the page from under the finger. */
export function holdPress({ currentTarget, pointerId }: PointerEvent<HTMLLabelElement>) {
  currentTarget.setPointerCapture(pointerId);
}

/** On touch the camera comes first: what is to be photographed is in front of the child. */
function TouchZone(props: DropzoneProps) {
  const { label, hint, accept, multiple = true, disabled, cameraLabel, chooseLabel, onFiles } = props;
  const id = useId();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    if (files.length > 0) onFiles(files);
    event.target.value = '';
  };
  const input = { disabled, onChange: take, className: 'sr-only', 'aria-describedby': hint && `${id}-hint` };
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        <label onPointerDown={holdPress} className={cx(buttonClass(), touchButton)}>
          <Camera aria-hidden="true" className="size-5" />
          <span id={`${id}-camera`}>{cameraLabel}</span>
          <input
            {...input}
            type="file"
            accept="image/*"
            capture="environment"
            multiple={multiple}
            aria-labelledby={`${id}-camera`}
            aria-describedby={`${id}-label`}
          />
        </label>
        <label onPointerDown={holdPress} className={cx(buttonClass({ variant: 'secondary' }), touchButton)}>
          <ImagePlus aria-hidden="true" className="size-5" />
          <span id={`${id}-choose`}>{chooseLabel}</span>
          <input {...input} type="file" {...{ accept, multiple }} aria-labelledby={`${id}-label`} />
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

const touchButton =
  'relative grow basis-52 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

/** A file dropped beside the zone would make the browser leave the page and open it. */
export function useStrayDropGuard() {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
