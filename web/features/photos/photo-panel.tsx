import { useState } from 'react';
import type { Photo, SourceKind } from '#domain/contract/photos.ts';
import { sourcePlaces } from '#domain/rules/source-places.ts';
import { type Look, photoBefore } from '#domain/rules/weekly-photos.ts';
import { useObjectUrl } from '#web/lib/object-url.ts';
import { useJobs, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { FileProgress } from '#web/ui/file-progress.tsx';
import * as said from '#words/photo-panel.ts';
import { where } from '#words/photos.ts';
import * as sentences from '#words/sentences.ts';
import { type PhotoTarget, useRenewPhotoRoom } from './change-photos.queries.ts';
import { LatePhotoViewer } from './late-photo-viewer-dialog.tsx';
import { whereWords } from './photo-badge.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { type PhotoWords, STEP_PHOTO_WORDS } from './photos.queries.ts';
import { RoomSummary } from './room-summary.tsx';
import { SameSpotButton } from './same-spot-button.tsx';
import { SourcePhotoPicker } from './source-photo-picker.tsx';
import { type Sending, usePhotoUploads } from './use-photo-uploads.ts';

export type PhotoPanelProps = {
  photos: readonly Photo[];
  /** Where photos are sent; asked for at the first one, so that a draft can be made for it. */
  target: () => Promise<PhotoTarget>;
  label?: string;
  words?: PhotoWords;
  /** Whether whole tree, branch and leaf have places of their own. */
  hasPlaces?: boolean;
  /** The entry that they belong to among all: the next photo can be taken from the spot of the last time. */
  look?: { readonly entries: readonly Look[]; readonly entry: Look };
};

/** §2.8: photos from the camera, by choice or by drop, and those that are there already. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { photos, target, label = said.add, words = STEP_PHOTO_WORDS, hasPlaces, look } = props;
  const uploads = usePhotoUploads({ target, words, onSent: useRenewPhotoRoom() });
  const [opened, setOpened] = useState<{ photo: Photo; asks: boolean } | null>(null);
  const earlier = look && photoBefore(look.entries, look.entry);
  const isOnItsWay = ({ id }: Photo) => uploads.sendings.some((sending) => sending.id === id);
  const there = photos.filter((photo) => !isOnItsWay(photo));
  const { places, rest } = hasPlaces ? sourcePlaces(there) : { places: [], rest: there };
  /** The first one is what the place was pressed for. */
  const addTo = ([first, ...more]: readonly File[], kind: SourceKind) => {
    if (first) uploads.add([first], { kind });
    if (more.length > 0) uploads.add(more);
  };
  return (
    <div className="grid gap-4">
      <RoomSummary />
      {hasPlaces && (
        <SourcePhotoPicker
          places={places}
          sendings={uploads.sendings}
          onOpen={(photo) => setOpened({ photo, asks: false })}
          onDelete={(photo) => setOpened({ photo, asks: true })}
          onFiles={addTo}
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
      {uploads.sendings.length > 0 && (
        <ul className="grid gap-2">
          {uploads.sendings.map((sending) => (
            <SendingPhoto
              key={sending.id}
              sending={sending}
              onRetry={() => uploads.retry(sending)}
              onCancel={() => uploads.cancel(sending)}
            />
          ))}
        </ul>
      )}
      <PhotoGallery photos={rest} mayDelete words={words} />
      {hasPlaces && (
        <LatePhotoViewer
          photos={there}
          opened={opened}
          mayDelete
          words={words}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

type SendingPhotoProps = { sending: Sending; onRetry: () => void; onCancel: () => void };

/** Where a photo was chosen, what becomes of it may be below the edge of the screen. */
const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

function SendingPhoto({ sending, onRetry, onCancel }: SendingPhotoProps) {
  const { id, file, ready, percent, state, message, note, mayRetry, taken } = sending;
  const outbox = useOutbox();
  const job = useJobs().find((it) => it.photo && it.about === id);
  const kept = job && outbox.pictureOf(job);
  const preview = useObjectUrl(ready);
  const isWhere = percent ?? (state === 'kept' ? 'here' : null);
  const words = isWhere === null ? where.reading : whereWords(isWhere);
  return (
    <FileProgress
      // One of a place shows in that place.
      ref={taken.kind ? undefined : bringIntoView}
      name={file.name}
      percent={percent ?? 0}
      state={state === 'failed' ? state : percent === null ? 'waiting' : 'sending'}
      message={state === 'failed' ? message && sentences.said(message) : words}
      note={note}
      // What cannot be made ready cannot be shown either.
      previewUrl={kept?.startsWith('blob:') ? kept : preview}
      onRetry={mayRetry ? onRetry : undefined}
      onRemove={onCancel}
    />
  );
}
