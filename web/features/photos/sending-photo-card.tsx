import { Image, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useObjectUrl } from '#web/lib/object-url.ts';
import type { SendingPhoto } from '#web/offline/queue/chosen-photos.ts';
import { useJobs, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { cancel } from '#words/photos/file-progress.ts';
import { where } from '#words/photos/photos.ts';
import { whereWords } from './photo-badge.tsx';

export type SendingPhotoCardProps = {
  sending: SendingPhoto;
  onCancel: () => void;
  /** Stands there until the photo can be seen. */
  placeholder?: ReactNode;
};

/** Where a photo was chosen, what becomes of it may be below the edge of the screen. */
const bringIntoView = (tile: HTMLElement | null) => tile?.scrollIntoView({ block: 'nearest' });

/** The size of an arriving photo, as a share of the window's shorter side. */
const COMES_AS = 0.75;

/** Lets a photo fly from the middle of the window to its place, so that the child sees where it went. */
function flyHome(picture: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const [x, y] = [innerWidth / 2 - left - width / 2, innerHeight / 2 - top - height / 2];
  const scale = (COMES_AS * Math.min(innerWidth, innerHeight)) / width;
  const from = { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 10 };
  picture.animate([from, { transform: 'none', zIndex: 10 }], { duration: 600, easing: 'ease-in-out' });
}

/** A photo on its way, in the size that it has once it is there: nothing moves as it arrives. */
export function SendingPhotoCard({ sending, onCancel, placeholder }: SendingPhotoCardProps) {
  const { id, file, ready, percent, state, isLeft } = sending;
  const outbox = useOutbox();
  const job = useJobs().find((it) => it.photo && it.about === id);
  const kept = job && outbox.pictureOf(job);
  const own = useObjectUrl(ready ?? file);
  const preview = kept?.startsWith('blob:') ? kept : own;
  // A HEIC, which few browsers show.
  const [unshown, setUnshown] = useState<string>();
  // One that another screen began to send came to its place there.
  const hasFlown = useRef(isLeft);
  const isWhere = percent ?? (state === 'kept' ? 'here' : null);
  return (
    <div ref={isLeft ? undefined : bringIntoView} className="relative">
      {/* A finger reaches what it flies over. */}
      <div className="pointer-events-none relative grid aspect-square place-items-center overflow-hidden rounded-md border border-line bg-moss text-on-moss">
        {preview && preview !== unshown ? (
          <img
            src={preview}
            alt=""
            onLoad={({ currentTarget: { parentElement } }) => {
              if (!hasFlown.current && parentElement) flyHome(parentElement);
              hasFlown.current = true;
            }}
            onError={() => setUnshown(preview)}
            className="size-full min-h-0 object-cover"
          />
        ) : (
          (placeholder ?? <Image aria-hidden="true" className="size-1/3 stroke-1" />)
        )}
      </div>
      <p className="sr-only">{file.name}</p>
      {percent !== null && (
        <div className="absolute inset-x-2 top-0 grid aspect-square items-end pb-2">
          <Progress value={percent} label={file.name} labelHidden />
        </div>
      )}
      <IconButton
        label={cancel(file.name)}
        icon={<X className="size-5" />}
        variant="secondary"
        className="absolute top-1 right-1"
        onClick={onCancel}
      />
      <p className="text-ink-soft text-sm">{isWhere === null ? where.reading : whereWords(isWhere)}</p>
    </div>
  );
}
