import type { Photo } from '#domain/contract/photos/photos.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/family/child-work.ts';
import { photoAlt } from '#words/photos/photo-alt.ts';
import { photoAddressFor, type Reader } from './parent.queries.ts';

export type ChildPhotoCardProps = {
  photo: Photo;
  /** The page's reader: parent and leader read photos by calls of their own. */
  reader: Reader;
  /** As wide as its place, and not as small as its neighbours. */
  isWide?: boolean;
};

/** A photo of a child, which opens large. */
export function ChildPhotoCard({ photo, reader, isWide = false }: ChildPhotoCardProps) {
  const { filename, width, height } = photo;
  return (
    <a
      href={photoAddressFor(reader, filename)}
      target="_blank"
      rel="noreferrer"
      className={cx(isWide && '-outline-offset-4')}
    >
      <img
        src={photoAddressFor(reader, filename, isWide ? undefined : 'thumb')}
        alt={words.opensLarge(photoAlt(photo))}
        width={width}
        height={height}
        loading="lazy"
        className={cx(
          'w-full bg-paper-sunken object-cover',
          isWide ? 'max-h-[50vh] sm:h-full sm:max-h-96' : 'aspect-square rounded-md border border-line',
        )}
      />
    </a>
  );
}
