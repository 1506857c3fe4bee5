import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { isOfSourceTree } from '#domain/rules/photos/photo.ts';
import { photoTime } from '#domain/rules/photos/photo-time.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { FullWindow } from '#web/ui/full-window.tsx';
import { PictureSlides, type Turner } from '#web/ui/picture-slides.tsx';
import * as said from '#words/photos/photo-viewer.ts';
import { CaptionForm } from './caption-form.tsx';
import { DeletePhotoDialog } from './delete-photo-dialog.tsx';
import { PhotoPlaceField } from './photo-place-field.tsx';
import { type PhotoWords, photoAddress } from './photos.queries.ts';

export type PhotoViewerProps = {
  photos: readonly Photo[];
  /** The project that they lie in. */
  projectId: string;
  /** The photo that was pressed, and whether it is to be deleted straight away; null while nothing is open. */
  opened: { readonly photo: Photo; readonly asks: boolean } | null;
  mayDelete: boolean;
  words: PhotoWords;
  onClose: () => void;
};

/** PRODUCT.md#photo-panel: a photo large, with what its owner writes under it; a swipe or an arrow key leads to the next. */
export function PhotoViewerDialog(props: PhotoViewerProps) {
  const { photos, projectId, opened, mayDelete, words, onClose } = props;
  const [begun, setBegun] = useState<PhotoViewerProps['opened']>(null);
  const [index, setIndex] = useState(0);
  const [leaving, setLeaving] = useState<Photo | null>(null);
  const turner = useRef<Turner>(null);
  if (opened && (opened.photo !== begun?.photo || opened.asks !== begun.asks)) {
    setBegun(opened);
    setIndex(
      Math.max(
        0,
        photos.findIndex(({ id }) => id === opened.photo.id),
      ),
    );
    setLeaving(opened.asks ? opened.photo : null);
  }
  // The same photo may be opened again.
  if (!opened && begun) setBegun(null);
  // A last one that is deleted leaves nothing to be looked at; the question about it gives the focus back here first.
  const isEmptied = opened !== null && photos.length === 0 && leaving === null;
  const isOpen = opened !== null && !opened.asks && !isEmptied;
  useEffect(() => {
    if (isEmptied) onClose();
  }, [isEmptied, onClose]);
  const photo = photos[Math.min(index, photos.length - 1)];
  return (
    <>
      <FullWindow
        open={isOpen}
        onOpenChange={onClose}
        title={photos.length > 1 ? said.photoOf(index + 1, photos.length) : said.photo}
        onKey={(event) => turnByKey(event, turner.current)}
      >
        <PictureSlides
          label={said.slides}
          pictures={photos.map(slideOf)}
          index={index}
          onIndex={setIndex}
          turner={turner}
        />
        {photo && (
          <div className="mx-auto grid w-full max-w-2xl gap-3 px-gutter pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <p className="text-center text-ink-soft text-sm first-letter:uppercase">{momentOf(photo)}</p>
            <CaptionForm key={photo.id} {...{ photo, projectId }} />
            {isOfSourceTree(photo) && <PhotoPlaceField {...{ photo, projectId }} />}
            {mayDelete && (
              <Button
                variant="secondary"
                size="sm"
                icon={<Trash2 className="size-5" />}
                className="justify-self-center"
                onClick={() => setLeaving(photo)}
              >
                {said.remove}
              </Button>
            )}
          </div>
        )}
      </FullWindow>
      <DeletePhotoDialog
        photo={leaving}
        projectId={projectId}
        words={words}
        onClose={() => {
          setLeaving(null);
          if (opened?.asks) onClose();
        }}
      />
    </>
  );
}

/** In a field the arrows move the cursor. */
function turnByKey(event: KeyboardEvent, turner: Turner | null): void {
  if (event.target instanceof HTMLInputElement) return;
  if (event.key === 'ArrowLeft') turner?.turn(-1);
  else if (event.key === 'ArrowRight') turner?.turn(1);
  else return;
  event.preventDefault();
}

function slideOf({ id, filename, originalName, caption, kind, width, height }: Photo) {
  const alt = kind === null && caption !== '' ? caption : originalName;
  return { key: id, src: photoAddress(filename), alt, width, height };
}

function momentOf(photo: Photo): string {
  const { kind } = photo;
  const day = showLongDate(photoTime(photo));
  return kind ? said.kindAndDay(said.kinds[kind], day) : day;
}
