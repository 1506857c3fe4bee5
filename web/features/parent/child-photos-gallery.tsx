import type { Photo } from '#domain/contract/photos.ts';
import { ownCaption, photoAlt } from '#domain/rules/photo.ts';
import { photoTime } from '#domain/rules/photo-time.ts';
import { showLongDate } from '#web/lib/dates.ts';
import * as words from '#words/child-work.ts';
import { recorded } from '#words/recorded.ts';
import { photoAddressFor, type Reader, useDeleting } from './parent.queries.ts';
import { WorkMenuButton } from './work-menu-button.tsx';

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
  return (
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
          {deletableOf !== undefined && <PhotoMenu childId={deletableOf} photo={photo} />}
          {ownCaption(photo.caption) && <p className="wrap-anywhere text-sm">{ownCaption(photo.caption)}</p>}
          <p className="text-ink-soft text-sm">{showLongDate(photoTime(photo, began))}</p>
        </li>
      ))}
    </ul>
  );
}

function PhotoMenu({ childId, photo }: { childId: string; photo: Photo }) {
  const { photo: deletion } = useDeleting(childId);
  return (
    <WorkMenuButton
      of={photo.originalName}
      id={photo.id}
      label={words.deletePhotoFile(photo.originalName)}
      title={words.deletePhoto}
      deletion={deletion}
      className="absolute top-1 right-1"
    />
  );
}
