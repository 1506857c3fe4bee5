import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, type Endpoint } from '#domain/contract/endpoint.ts';
import { deletePhoto, getUpload, type PhotoKind } from '#domain/contract/photos.ts';
import { fileFault } from '#domain/rules/photo.ts';
import { call, isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { upload } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Where photos go: an upload call with its parameters; its step, entry or project is fixed by them. */
export type PhotoTarget = {
  readonly endpoint: Endpoint;
  readonly params: Record<string, string | number>;
  readonly kind?: PhotoKind;
};

/** The address of a photo's picture: the display image, or the thumbnail. */
export function photoAddress(filename: string, size?: 'thumb'): string {
  return addressOf(getUpload, { filename }, { size });
}

/** A file on its way to the server. */
export type Sending = {
  readonly id: string;
  readonly file: File;
  readonly percent: number;
  readonly state: 'sending' | 'failed';
  readonly message?: string;
};

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

/** §5, §8: what a file that did not make it says: the server's sentence, or that it can be tried again. */
function failureOf(error: unknown): string {
  return sentenceOf(error, 'This photo did not get through. Check your connection, then try again.');
}

/**
 * Sends photos one by one, each with an id of its own, so that trying again never makes two (RULINGS 45). A file that
 * is no picture or too large is named at once and holds up no other (§5).
 * @param target asked for when the first file is sent: a draft may have to be made for it.
 */
export function usePhotoUploads(target: () => Promise<PhotoTarget>, onSaved: () => void, words: PhotoWords) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const change = (id: string, it: Partial<Sending> | null) =>
    setSendings((all) => all.flatMap((one) => (one.id !== id ? [one] : it ? [{ ...one, ...it }] : [])));

  async function send(id: string, file: File): Promise<boolean> {
    change(id, { state: 'sending', percent: 0, message: undefined });
    try {
      const { endpoint, params, kind } = await target();
      const parts = { id, ...(kind && { photoTypes: kind }) };
      const onProgress = (part: number) => change(id, { percent: Math.round(part * 100) });
      await upload(endpoint, params, { file, parts, onProgress });
      change(id, null);
      return true;
    } catch (error) {
      change(id, { state: 'failed', message: failureOf(error) });
      if (!isUnauthorized(error)) toast({ ...words.notSaved, variant: 'destructive' });
      return false;
    }
  }

  async function sendAll(items: readonly { id: string; file: File }[]) {
    let saved = 0;
    for (const { id, file } of items) saved += Number(await send(id, file));
    if (saved === 0) return;
    onSaved();
    toast({ title: words.saved });
  }

  return {
    sendings,
    isSending: sendings.some((it) => it.state === 'sending'),
    add: (files: readonly File[]) => {
      for (const fault of files.map(fileFault)) {
        if (fault) toast({ title: fault.title, description: fault.sentence, variant: 'destructive' });
      }
      const items = files.map((file) => ({ id: newId(), file, fault: fileFault(file) }));
      setSendings((all) => [
        ...all,
        ...items.map(({ id, file, fault }) => ({
          id,
          file,
          percent: 0,
          ...(fault ? { state: 'failed' as const, message: fault.sentence } : { state: 'sending' as const }),
        })),
      ]);
      void sendAll(items.filter((item) => !item.fault));
    },
    retry: ({ id, file }: Sending) => void sendAll([{ id, file }]),
    dismiss: (id: string) => change(id, null),
  };
}

export function useDeletePhoto() {
  return useMutation({ mutationFn: (photoId: string) => call(deletePhoto, { params: { photoId } }) });
}
