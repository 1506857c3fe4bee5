import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from '#domain/contract/photos.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type PhotoWords, photoAddress, STEP_PHOTO_WORDS, useDeletePhoto } from './photos.queries.ts';

export type PhotoGalleryProps = {
  photos: readonly Photo[];
  mayDelete?: boolean;
  words?: PhotoWords;
};

/** Thumbnails that open large, each with its way out (§2.8). */
export function PhotoGallery({ photos, mayDelete = false, words = STEP_PHOTO_WORDS }: PhotoGalleryProps) {
  const [shown, setShown] = useState<Photo | null>(null);
  const [leaving, setLeaving] = useState<Photo | null>(null);
  if (photos.length === 0) return null;
  return (
    <div className="@container">
      {/* As wide as what they stand in leaves them: a step, an entry, or a third of one. */}
      <ul className="grid @[15rem]:grid-cols-2 @md:grid-cols-3 @2xl:grid-cols-4 gap-3">
        {photos.map((photo) => (
          <li key={photo.id} className="relative">
            <button
              type="button"
              onClick={() => setShown(photo)}
              className="block w-full overflow-hidden rounded-md border border-line bg-paper-sunken"
            >
              <img
                src={photoAddress(photo.filename, 'thumb')}
                alt={`${photo.originalName}, open large`}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="aspect-square w-full object-cover"
              />
            </button>
            {mayDelete && (
              <IconButton
                label={`Delete ${photo.originalName}`}
                icon={<Trash2 className="size-5" />}
                variant="secondary"
                className="absolute top-1 right-1"
                onClick={() => setLeaving(photo)}
              />
            )}
          </li>
        ))}
      </ul>
      <LargePhoto photo={shown} onClose={() => setShown(null)} />
      {mayDelete && <DeletePhotoDialog photo={leaving} words={words} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function LargePhoto({ photo, onClose }: { photo: Photo | null; onClose: () => void }) {
  return (
    <Dialog open={photo !== null} onOpenChange={onClose} title={photo?.originalName ?? ''} size="lg">
      {photo && (
        <img
          src={photoAddress(photo.filename)}
          alt={photo.originalName}
          width={photo.width}
          height={photo.height}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-md"
        />
      )}
    </Dialog>
  );
}

type DeletePhotoDialogProps = {
  photo: Photo | null;
  words: PhotoWords;
  onClose: () => void;
};

function DeletePhotoDialog({ photo, words, onClose }: DeletePhotoDialogProps) {
  const remove = useDeletePhoto();
  const confirm = async () => {
    if (!photo) return;
    try {
      // By the time this is over the photo, and with the last one this dialog, may be gone.
      await remove.mutateAsync(photo.id);
      toast({ title: words.deleted });
      onClose();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: words.notDeleted, variant: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      open={photo !== null}
      onOpenChange={onClose}
      title="Delete this photo?"
      body="Are you sure you want to delete this photo? This action cannot be undone."
      confirmLabel="Delete Photo"
      pendingText="Deleting..."
      danger
      pending={remove.isPending}
      onConfirm={confirm}
    />
  );
}
