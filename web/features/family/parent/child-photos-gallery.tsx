import type { Photo } from '#domain/contract/photos/photos.ts';
import { ownCaption } from '#domain/rules/photos/photo.ts';
import { photoTime } from '#domain/rules/photos/photo-time.ts';
import { showDay } from '#web/lib/dates.ts';
import * as words from '#words/family/child-work.ts';
import { ChildPhotoCard } from './child-photo-card.tsx';
import { type Reader, useDeleting } from './parent.queries.ts';
import { WorkMenuButton } from './work-menu-button.tsx';

export type ChildPhotosGalleryProps = {
  photos: readonly Photo[];
  /** When their project was begun, where that is known. */
  began?: string;
  /** The child's id, when they may be deleted here. */
  deletableOf?: string;
  /** The page's reader: parent and leader read photos by calls of their own. */
  reader: Reader;
};

/** Photos of a child: each opens large, and may be deleted by the parent. */
export function ChildPhotosGallery({ photos, began, deletableOf, reader }: ChildPhotosGalleryProps) {
  const dayOf = (photo: Photo) => showDay(photoTime(photo, began));
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {photos.map((photo) => (
        <li key={photo.id} className="relative grid content-start gap-1">
          <ChildPhotoCard photo={photo} reader={reader} />
          {deletableOf !== undefined && <PhotoMenu childId={deletableOf} photo={photo} day={dayOf(photo)} />}
          {ownCaption(photo.caption) && <p className="wrap-anywhere text-sm">{ownCaption(photo.caption)}</p>}
          <p className="text-ink-soft text-sm">{dayOf(photo)}</p>
        </li>
      ))}
    </ul>
  );
}

function PhotoMenu({ childId, photo, day }: { childId: string; photo: Photo; day: string }) {
  const { photo: mutation } = useDeleting(childId);
  return (
    <WorkMenuButton
      of={photo.originalName}
      deletions={[
        {
          id: photo.id,
          label: words.deletePhotoFile(photo.originalName),
          title: words.deletePhotoOf(day),
          mutation,
        },
      ]}
      className="absolute top-1 right-1"
    />
  );
}
