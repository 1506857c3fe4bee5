import type { Photo } from '#domain/contract/photos.ts';
import { PHOTO_MAX_MEGABYTES } from '#domain/limits.ts';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { FileProgress } from '#web/ui/file-progress.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { type PhotoTarget, type PhotoWords, STEP_PHOTO_WORDS, usePhotoUploads } from './photos.queries.ts';

export type PhotoPanelProps = {
  photos: readonly Photo[];
  /** Where photos are sent; asked for at the first one, so that a draft can be made for it. */
  target: () => Promise<PhotoTarget>;
  /** Photos came or went. */
  onChanged: () => void;
  label?: string;
  words?: PhotoWords;
};

/** §2.8: photos by drop, by click or from the camera, and those that are there already. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { photos, target, onChanged, label = 'Add photos', words = STEP_PHOTO_WORDS } = props;
  const uploads = usePhotoUploads(target, onChanged, words);
  return (
    <div className="grid gap-4">
      <Dropzone
        label={label}
        hint={`Drop them here or click. JPG, PNG or HEIC, up to ${PHOTO_MAX_MEGABYTES} MB each.`}
        accept="image/*,.heic,.heif"
        cameraLabel="Take a photo"
        onFiles={uploads.add}
      />
      {uploads.sendings.length > 0 && (
        <ul className="grid gap-2">
          {uploads.sendings.map((sending) => (
            <FileProgress
              key={sending.id}
              name={sending.file.name}
              percent={sending.percent}
              state={sending.state}
              message={sending.message}
              onRetry={() => uploads.retry(sending)}
              onRemove={sending.state === 'failed' ? () => uploads.dismiss(sending.id) : undefined}
            />
          ))}
        </ul>
      )}
      <PhotoGallery photos={photos} onDeleted={onChanged} words={words} />
    </div>
  );
}
