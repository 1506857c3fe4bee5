import { Camera } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useMediaQuery } from '#web/lib/media-query.ts';
import { cx } from '#web/ui/class-names.ts';

export type EmptyPlaceFieldProps = {
  label: string;
  /** Opens the camera of a phone at once, where its photos can be chosen elsewhere; else the device asks which. */
  opensCamera?: boolean;
  /** What belongs there, drawn. */
  children: ReactNode;
  onFiles: (files: readonly File[]) => void;
};

/** A place that waits for its photo: by a tap, or dropped on it. */
export function EmptyPlaceField({ label, opensCamera, children, onFiles }: EmptyPlaceFieldProps) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [isOver, setIsOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(Array.from(target.files ?? []));
    target.value = '';
  };
  const drag = (event: DragEvent, isHere: boolean) => {
    event.preventDefault();
    setIsOver(isHere);
  };
  return (
    <label
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles(Array.from(event.dataTransfer.files));
      }}
      className={cx(
        'relative grid aspect-square cursor-pointer place-items-center rounded-md border-2 border-dashed transition-colors',
        'hover:border-forest has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isOver ? 'border-forest bg-moss text-on-moss' : 'border-line-strong bg-paper-sunken text-forest',
      )}
    >
      {children}
      <Camera
        aria-hidden="true"
        className="absolute right-1 bottom-1 size-7 rounded-full bg-forest p-1.5 text-on-forest"
      />
      <input
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        capture={opensCamera && isTouch ? 'environment' : undefined}
        aria-label={label}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
