import type { Photo } from '#domain/contract/photos.ts';
import { PHOTO_MAX_MEGABYTES } from '#domain/limits.ts';
import { useObjectUrl } from '#web/lib/object-url.ts';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { FileProgress } from '#web/ui/file-progress.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { type PhotoTarget, type PhotoWords, STEP_PHOTO_WORDS, useRenewPhotoRoom } from './photos.queries.ts';
import { RoomSummary } from './room-summary.tsx';
import { type Sending, usePhotoUploads } from './use-photo-uploads.ts';

export type PhotoPanelProps = {
  photos: readonly Photo[];
  /** Where photos are sent; asked for at the first one, so that a draft can be made for it. */
  target: () => Promise<PhotoTarget>;
  label?: string;
  words?: PhotoWords;
};

/** §2.8: photos by drop, by click or from the camera, and those that are there already. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { photos, target, label = 'Add photos', words = STEP_PHOTO_WORDS } = props;
  const uploads = usePhotoUploads({ target, words, onSent: useRenewPhotoRoom() });
  const isOnItsWay = ({ id }: Photo) => uploads.sendings.some((sending) => sending.id === id);
  return (
    <div className="grid gap-4">
      <RoomSummary />
      <Dropzone
        label={label}
        hint={`Drop them here, or click or tap. JPG, PNG or HEIC, up to ${PHOTO_MAX_MEGABYTES} MB each.`}
        accept="image/*,.heic,.heif"
        cameraLabel="Take a photo"
        onFiles={uploads.add}
      />
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
      <PhotoGallery photos={photos.filter((photo) => !isOnItsWay(photo))} mayDelete words={words} />
    </div>
  );
}

type SendingPhotoProps = { sending: Sending; onRetry: () => void; onCancel: () => void };

function SendingPhoto({ sending, onRetry, onCancel }: SendingPhotoProps) {
  const { file, prepared, percent, state, message, mayRetry } = sending;
  // What could not be made ready cannot be shown either.
  const preview = useObjectUrl(prepared && prepared.file !== file ? prepared.file : null);
  return (
    <FileProgress
      name={file.name}
      percent={percent}
      state={state}
      message={message}
      previewUrl={preview}
      onRetry={mayRetry ? onRetry : undefined}
      onRemove={onCancel}
    />
  );
}
