import { Trash2 } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import * as said from '#words/photos/photos.ts';
import { LazyPhotoViewer } from './lazy-photo-viewer-dialog.tsx';
import { PhotoBadge } from './photo-badge.tsx';
import { type PhotoWords, photoAddress, STEP_PHOTO_WORDS } from './photos.queries.ts';

export type PhotoGalleryProps = {
  photos: readonly Photo[];
  /** The project that they lie in. */
  projectId: string;
  mayDelete?: boolean;
  words?: PhotoWords;
  /** Those on their way, as list items after the others. */
  children?: ReactNode;
  /** The first one as wide as there is room. */
  isLarge?: boolean;
};

/**
 * Thumbnails that open large, each with its way out (PRODUCT.md#photo-panel). It stays when the last photo goes: so do
 * focus and page.
 */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { photos, projectId, mayDelete = false, words = STEP_PHOTO_WORDS, isLarge = false, children } = props;
  const [opened, setOpened] = useState<{ photo: Photo; asks: boolean } | null>(null);
  return (
    <div className="@container empty:hidden">
      {photos.length + Children.count(children) > 0 && (
        // As wide as what they stand in leaves them: a step, an entry, or a third of one.
        <ul className="grid @[15rem]:grid-cols-2 @md:grid-cols-3 @2xl:grid-cols-4 gap-3">
          {photos.map((photo, place) => (
            <li key={photo.id} className={cx('relative', isLarge && place === 0 && 'col-span-full')}>
              <PhotoThumbnail
                photo={photo}
                isWide={isLarge && place === 0}
                onOpen={() => setOpened({ photo, asks: false })}
              />
              {mayDelete && (
                <IconButton
                  label={said.deleteNamed(photo.originalName)}
                  icon={<Trash2 className="size-5" />}
                  variant="secondary"
                  className="absolute top-1 right-1"
                  onClick={() => setOpened({ photo, asks: true })}
                />
              )}
              <PhotoBadge photo={photo} />
            </li>
          ))}
          {children}
        </ul>
      )}
      <LazyPhotoViewer {...{ photos, projectId, words, opened, mayDelete }} onClose={() => setOpened(null)} />
    </div>
  );
}

/** A photo in small, which opens it large. */
export function PhotoThumbnail(props: { photo: Photo; isWide?: boolean; onOpen: () => void }) {
  const { photo, isWide, onOpen } = props;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block w-full overflow-hidden rounded-md border border-line bg-paper-sunken"
    >
      <img
        src={photoAddress(photo.filename, 'thumb')}
        alt={said.openLarge(photo.originalName)}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className={cx('w-full object-cover', isWide ? 'aspect-video max-h-96' : 'aspect-square')}
      />
    </button>
  );
}
