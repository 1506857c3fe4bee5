import { type ReactNode, useState } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { sourcePlaces } from '#domain/rules/photos/source-places.ts';
import { type Look, photoBefore } from '#domain/rules/photos/weekly-photos.ts';
import type { SendingPhoto } from '#web/offline/queue/chosen-photos.ts';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { FailedFile } from '#web/ui/failed-file.tsx';
import * as said from '#words/photos/photo-panel.ts';
import * as sentences from '#words/sentences.ts';
import { type PhotoTarget, useRenewPhotoRoom } from './change-photos.queries.ts';
import { EmptyPlaceField } from './empty-place-field.tsx';
import { LazyPhotoViewer } from './lazy-photo-viewer-dialog.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { type PhotoWords, STEP_PHOTO_WORDS } from './photos.queries.ts';
import { RoomSummary } from './room-summary.tsx';
import { SameSpotButton } from './same-spot-button.tsx';
import { SendingPhotoCard } from './sending-photo-card.tsx';
import { SourcePhotoPicker } from './source-photo-picker.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

export type PhotoPanelProps = {
  photos: readonly Photo[];
  target: PhotoTarget;
  label?: string;
  words?: PhotoWords;
  /** True when whole tree, branch and leaf have places of their own. */
  hasPlaces?: boolean;
  /** The drawing of what belongs there: one place as wide as its column instead of a drop field. */
  place?: ReactNode;
  /** Among several places, the one that tells the room left for photos. */
  tellsRoom?: boolean;
  /** The entry that they belong to among all: the next photo can be taken from the spot of the last time. */
  look?: { readonly entries: readonly Look[]; readonly entry: Look };
};

/** PRODUCT.md#photo-panel: photos from the camera, by choice or by drop, and those that are there already. */
export function PhotoPanel(props: PhotoPanelProps) {
  const {
    photos,
    target,
    label = said.add,
    words = STEP_PHOTO_WORDS,
    hasPlaces,
    place,
    tellsRoom,
    look,
  } = props;
  const uploads = usePhotoUploads({ target, words, onSent: useRenewPhotoRoom() });
  const projectId = String(target.params.projectId);
  const [opened, setOpened] = useState<{ photo: Photo; asks: boolean } | null>(null);
  const earlier = look && photoBefore(look.entries, look.entry);
  const isOnItsWay = ({ id }: Photo) => uploads.sendings.some((sending) => sending.id === id);
  const there = photos.filter((photo) => !isOnItsWay(photo));
  const { places, rest } = hasPlaces ? sourcePlaces(there) : { places: [], rest: there };
  const failed = uploads.sendings.filter(({ state }) => state === 'failed');
  const coming = uploads.sendings.filter(({ state }) => state !== 'failed');
  const tileOf = (sending: SendingPhoto, placeholder?: ReactNode) => (
    <SendingPhotoCard sending={sending} placeholder={placeholder} onCancel={() => uploads.cancel(sending)} />
  );
  const inPlaces = places.flatMap(({ kind, photo }) =>
    photo ? [] : coming.filter(({ taken }) => taken.kind === kind).slice(0, 1),
  );
  const notSent = failed.length > 0 && (
    <ul className="grid gap-2">
      {failed.map((sending) => (
        <FailedFile
          key={sending.id}
          name={sending.file.name}
          message={sending.message && sentences.said(sending.message)}
          note={sending.note}
          onRetry={sending.mayRetry ? () => uploads.retry(sending) : undefined}
          onRemove={() => uploads.cancel(sending)}
        />
      ))}
    </ul>
  );
  if (place) {
    return (
      <>
        <div className="col-span-full empty:hidden">{tellsRoom && <RoomSummary />}</div>
        <div className="order-2 grid content-start gap-2">
          <PhotoGallery photos={there} projectId={projectId} mayDelete words={words}>
            {coming.map((sending) => (
              <li key={sending.id}>{tileOf(sending)}</li>
            ))}
          </PhotoGallery>
          <EmptyPlaceField label={label} chooseLabel={said.choose} onFiles={(files) => uploads.add(files)}>
            {place}
          </EmptyPlaceField>
        </div>
        <div className="order-3 col-span-full empty:hidden">{notSent}</div>
      </>
    );
  }
  return (
    <div className="grid gap-4">
      <RoomSummary />
      {hasPlaces && (
        <SourcePhotoPicker
          places={places}
          coming={inPlaces}
          tileOf={tileOf}
          onOpen={(photo) => setOpened({ photo, asks: false })}
          onDelete={(photo) => setOpened({ photo, asks: true })}
          onFiles={(files, kind) => uploads.add(files, { kind })}
        />
      )}
      <Dropzone
        label={label}
        dropHint={said.dropHint}
        hint={said.hint}
        accept="image/*,.heic,.heif"
        cameraLabel={said.takePhoto}
        chooseLabel={said.choose}
        onFiles={(files) => uploads.add(files)}
      />
      {earlier && <SameSpotButton earlier={earlier} onFiles={uploads.add} />}
      {notSent}
      <PhotoGallery photos={rest} projectId={projectId} mayDelete words={words}>
        {coming
          .filter((sending) => !inPlaces.includes(sending))
          .map((sending) => (
            <li key={sending.id}>{tileOf(sending)}</li>
          ))}
      </PhotoGallery>
      {hasPlaces && (
        <LazyPhotoViewer
          photos={there}
          projectId={projectId}
          opened={opened}
          mayDelete
          words={words}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
