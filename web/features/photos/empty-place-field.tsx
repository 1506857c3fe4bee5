import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { holdPress, useStrayDropGuard } from '#web/ui/dropzone.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';

export type EmptyPlaceFieldProps = {
  label: string;
  /** The name of a second way on touch screens, where a tap opens the camera: it chooses a photo that is there already. */
  chooseLabel?: string;
  /** The drawing of what belongs there. */
  children: ReactNode;
  onFiles: (files: readonly File[]) => void;
};

const FOCUS =
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

/** A place that waits for its photo: by a tap, or dropped on it. */
export function EmptyPlaceField({ label, chooseLabel, children, onFiles }: EmptyPlaceFieldProps) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [isOver, setIsOver] = useState(false);
  useStrayDropGuard();
  const input = {
    type: 'file',
    accept: 'image/*,.heic,.heif',
    multiple: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onFiles(Array.from(target.files ?? []));
      target.value = '';
    },
    className: 'sr-only',
  };
  const drag = (event: DragEvent, isHere: boolean) => {
    event.preventDefault();
    setIsOver(isHere);
  };
  return (
    <div className="relative">
      <label
        onPointerDown={holdPress}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          onFiles(Array.from(event.dataTransfer.files));
        }}
        className={cx(
          'relative grid aspect-square cursor-pointer place-items-center rounded-md border-2 border-dashed transition-colors hover:border-forest',
          FOCUS,
          isOver ? 'border-forest bg-moss text-on-moss' : 'border-line-strong bg-paper-sunken text-forest',
        )}
      >
        {children}
        <Camera
          aria-hidden="true"
          className="absolute right-1 bottom-1 size-7 rounded-full bg-forest p-1.5 text-on-forest"
        />
        <input {...input} aria-label={label} capture={isTouch ? 'environment' : undefined} />
      </label>
      {isTouch && chooseLabel && (
        <label
          onPointerDown={holdPress}
          className={cx(
            'absolute top-0 right-0 grid size-11 cursor-pointer place-items-center rounded-md text-forest',
            FOCUS,
          )}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          <input {...input} aria-label={chooseLabel} />
        </label>
      )}
    </div>
  );
}
