import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, type Endpoint } from '#domain/contract/endpoint.ts';
import { deletePhoto, getPhotoRoom, getUpload, type PhotoKind } from '#domain/contract/photos.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import type { Line } from '#web/offline/queue/sender.ts';
import { troubleWords } from '#web/offline/queue/trouble-words.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';

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

/** How much room there is for photos: asked for whenever photos are shown that could be added to. */
export function usePhotoRoom() {
  return useReading(getPhotoRoom, {}, { refetchOnMount: 'always' });
}

/** Gives what asks anew how much room there is, once photos have come or gone. */
export function useRenewPhotoRoom() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(getPhotoRoom) });
}

export function useDeletePhoto() {
  const outbox = useOutbox();
  const renewRoom = useRenewPhotoRoom();
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
    onSettled: renewRoom,
  });
}

/** Where the server does not have the photos yet, and why. */
export function keptWords(line: Line): { title: string; description: string } {
  const trouble = troubleWords(line);
  if (trouble) return { title: trouble.title, description: trouble.text };
  return { title: 'Saved on this device', description: 'Your photos are sent as soon as you are online.' };
}
