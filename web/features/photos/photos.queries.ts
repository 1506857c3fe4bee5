import { useMutation } from '@tanstack/react-query';
import { addressOf, type Endpoint } from '#domain/contract/endpoint.ts';
import { deletePhoto, getUpload, type PhotoKind } from '#domain/contract/photos.ts';
import { useOutbox } from '#web/offline/use-outbox.ts';

/** Where photos go: an upload call with its parameters; its step, entry or project is fixed by them. */
export type PhotoTarget = {
  readonly endpoint: Endpoint;
  readonly params: Record<string, string | number>;
  readonly kind?: PhotoKind;
};

/** The address of a photo's picture: the display image, or the thumbnail. One that waits on this device has its own. */
export function photoAddress(filename: string, size?: 'thumb'): string {
  if (filename.startsWith('blob:')) return filename;
  return addressOf(getUpload, { filename }, { size });
}

/** What is said of photos (§8): those of a step and those of an entry have words of their own. */
export type PhotoWords = {
  readonly saved: string;
  readonly notSaved: { readonly title: string; readonly description: string };
  readonly deleted: string;
  readonly notDeleted: string;
};
export const STEP_PHOTO_WORDS: PhotoWords = {
  saved: 'Photos uploaded successfully',
  notSaved: { title: 'Error', description: 'Failed to upload photos' },
  deleted: 'Photo deleted successfully',
  notDeleted: 'Failed to delete photo',
};
export const ENTRY_PHOTO_WORDS: PhotoWords = {
  saved: 'Photo Saved!',
  notSaved: { title: 'Upload Failed', description: 'Failed to save photo. Please try again.' },
  deleted: 'Photo removed successfully!',
  notDeleted: 'Failed to remove photo',
};

export function useDeletePhoto() {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (photoId: string) =>
      outbox.send({
        endpoint: deletePhoto,
        params: { photoId },
        does: 'deletes',
        about: photoId,
        within: [],
        label: 'Deleting a photo',
      }).settled,
  });
}

/** Where there is no connection. */
export const KEPT_WORDS = {
  title: 'Saved on this device',
  description: 'Your photos are sent as soon as you are online.',
};
