import { Image, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useObjectUrl } from '#web/lib/object-url.ts';
import { useJobs, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { cancel } from '#words/file-progress.ts';
import { where } from '#words/photos.ts';
import { whereWords } from './photo-badge.tsx';
import type { Sending } from './use-photo-uploads.ts';

export type SendingPhotoCardProps = {
  sending: Sending;
  onCancel: () => void;
  /** Stands there until the photo can be seen. */
  placeholder?: ReactNode;
};

/** Where a photo was chosen, what becomes of it may be below the edge of the screen. */
const bringIntoView = (tile: HTMLElement | null) => tile?.scrollIntoView({ block: 'nearest' });

/** A photo on its way, in the size that it has once it is there: nothing moves as it arrives. */
export function SendingPhotoCard({ sending, onCancel, placeholder }: SendingPhotoCardProps) {
  const { id, file, ready, percent, state } = sending;
  const outbox = useOutbox();
  const job = useJobs().find((it) => it.photo && it.about === id);
  const kept = job && outbox.pictureOf(job);
  const own = useObjectUrl(ready ?? file);
  const preview = kept?.startsWith('blob:') ? kept : own;
  // A HEIC, which few browsers show.
  const [unshown, setUnshown] = useState<string>();
  const isWhere = percent ?? (state === 'kept' ? 'here' : null);
  return (
    <div ref={bringIntoView} className="relative">
      <div className="grid aspect-square place-items-center overflow-hidden rounded-md border border-line bg-moss text-on-moss">
        {preview && preview !== unshown ? (
          <img
            src={preview}
            alt=""
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
