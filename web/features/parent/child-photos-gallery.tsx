import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from '#domain/contract/photos.ts';
import { ownCaption, photoAlt } from '#domain/rules/photo.ts';
import { photoTime } from '#domain/rules/photo-time.ts';
import { remedyFor } from '#web/lib/call.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as words from '#words/child-work.ts';
import { recorded } from '#words/recorded.ts';
import { PageClosed, photoAddressFor, type Reader, useDeleting } from './parent.queries.ts';

export type ChildPhotosGalleryProps = {
  photos: readonly Photo[];
  /** When their project was begun, where that is known. */
  began?: string;
  /** Whose they are, where they may be deleted here. */
  deletableOf?: string;
  /** Whose page it is: each reads photos by a call of her own. */
  reader: Reader;
};

/** Photos of a child: each opens large, and may be deleted by the parent. */
export function ChildPhotosGallery({ photos, began, deletableOf, reader }: ChildPhotosGalleryProps) {
  const [asked, ask] = useState<Photo | null>(null);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo) => (
          <li key={photo.id} className="relative grid content-start gap-1">
            <a href={photoAddressFor(reader, photo.filename)} target="_blank" rel="noreferrer">
              <img
                src={photoAddressFor(reader, photo.filename, 'thumb')}
                alt={words.opensLarge(recorded(photoAlt(photo)))}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="aspect-square w-full rounded-md border border-line bg-paper-sunken object-cover"
              />
            </a>
            {deletableOf !== undefined && (
              <IconButton
                label={words.deletePhotoFile(photo.originalName)}
                icon={<Trash2 className="size-5" />}
                variant="secondary"
                className="absolute top-1 right-1"
                onClick={() => ask(photo)}
              />
            )}
            {ownCaption(photo.caption) && (
              <p className="wrap-anywhere text-sm">{ownCaption(photo.caption)}</p>
            )}
            <p className="text-ink-soft text-sm">{showLongDate(photoTime(photo, began))}</p>
          </li>
        ))}
      </ul>
      {deletableOf !== undefined && (
        <PhotoDeletion childId={deletableOf} photo={asked} onClose={() => ask(null)} />
      )}
    </>
  );
}

type PhotoDeletionProps = { childId: string; photo: Photo | null; onClose: () => void };

function PhotoDeletion({ childId, photo, onClose }: PhotoDeletionProps) {
  const { photo: deletion } = useDeleting(childId);
  return (
    <ConfirmDialog
      open={photo !== null}
      onOpenChange={onClose}
      title={words.deletePhoto}
      body={words.nobodyBringsBack}
      confirmLabel={words.deleteForGood}
      danger
      pending={deletion.isPending}
      pendingText={words.deleting}
      onConfirm={() => photo && deletion.mutate(photo.id, { onSuccess: onClose })}
    >
      {deletion.isError && !(deletion.error instanceof PageClosed) && (
        <Alert live tone="danger">
          {remedyFor(deletion.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
