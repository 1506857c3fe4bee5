import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Photo, SourceKind } from '#domain/contract/photos/photos.ts';
import type { SourcePlaces } from '#domain/rules/photos/source-places.ts';
import type { SendingPhoto } from '#web/offline/queue/chosen-photos.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SourceDrawing } from '#web/ui/source-drawing.tsx';
import * as words from '#words/photos/photo-panel.ts';
import * as photos from '#words/photos/photos.ts';
import { EmptyPlaceField } from './empty-place-field.tsx';
import { PhotoBadge } from './photo-badge.tsx';
import { PhotoThumbnail } from './photo-gallery.tsx';

export type SourcePhotoPickerProps = {
  places: SourcePlaces['places'];
  /** Those on their way to a place. */
  coming: readonly SendingPhoto[];
  tileOf: (sending: SendingPhoto, placeholder: ReactNode) => ReactNode;
  onOpen: (photo: Photo) => void;
  /** Asks before it is deleted. */
  onDelete: (photo: Photo) => void;
  onFiles: (files: readonly File[], kind: SourceKind) => void;
};

/**
 * Three places for what tells a tree from others (PRODUCT.md#captions-and-places): each shows its photo, or what to
 * photograph.
 */
export function SourcePhotoPicker(props: SourcePhotoPickerProps) {
  const { places, coming, tileOf, onOpen, onDelete, onFiles } = props;
  const onItsWay = (kind: SourceKind) => coming.find(({ taken }) => taken.kind === kind);
  const inPlaceOf = (kind: SourceKind) => {
    const sending = onItsWay(kind);
    if (sending) return tileOf(sending, <SourceDrawing of={kind} className="w-3/5" />);
    return (
      <EmptyPlaceField label={words.places[kind].label} onFiles={(files) => onFiles(files, kind)}>
        <SourceDrawing of={kind} className="w-3/5" />
      </EmptyPlaceField>
    );
  };
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 sm:gap-3">
      {places.map(({ kind, photo }) => (
        <li key={kind} className="relative grid min-w-0 content-start gap-1 text-center">
          {photo && (
            <>
              <PhotoThumbnail photo={photo} onOpen={() => onOpen(photo)} />
              <IconButton
                label={photos.deleteNamed(photo.originalName)}
                icon={<Trash2 className="size-5" />}
                variant="secondary"
                className="absolute top-1 right-1"
                onClick={() => onDelete(photo)}
              />
            </>
          )}
          {!photo && inPlaceOf(kind)}
          <p aria-hidden={!photo} className="wrap-anywhere font-semibold text-sm">
            {words.places[kind].title}
          </p>
          {photo && <PhotoBadge photo={photo} />}
        </li>
      ))}
    </ul>
  );
}
