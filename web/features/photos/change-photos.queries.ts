import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePhoto,
  deletePhoto,
  getPhotoRoom,
  type Photo,
  type PhotoChange,
  type SourceKind,
} from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { troubleWords } from '#web/offline/queue/trouble-words.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import type { ConnectionState } from '#web/offline/queue/verdict.ts';
import * as words from '#words/photos/photo-panel.ts';

/** Where photos go: an upload call with its parameters; its step, entry or project is fixed by them. */
export type PhotoTarget = {
  readonly endpoint: Endpoint;
  readonly params: Record<string, string | number>;
  readonly kind?: NonNullable<Photo['kind']>;
  /** Makes the draft that they lie in, where it is not made yet; rejects when it cannot be made. */
  readonly ready?: () => Promise<unknown>;
};

/** Loads the photo quota whenever photos are shown that could be added to. */
export function usePhotoRoom() {
  return useReading(getPhotoRoom, {}, { refetchOnMount: 'always' });
}

/** Gives what asks anew how much room there is, once photos have come or gone. */
export function useRenewPhotoRoom() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(getPhotoRoom) });
}

/** A photo that is there, and its project. */
export type PlacedPhoto = { readonly photo: Photo; readonly projectId: string };

/** The ids of its project and its entry: what is written of it is nothing without them. */
function withinOf({ photo, projectId }: PlacedPhoto): readonly string[] {
  const entryId = photo.trackingEntryId ?? photo.plantingEntryId ?? photo.treeCheckId;
  return entryId === null ? [projectId] : [projectId, entryId];
}

/** Changes what is written under a photo, from the revision at which the form saw it. */
export function captionChange(placed: PlacedPhoto, body: Pick<PhotoChange, 'caption'>, basedOn: number) {
  const { id } = placed.photo;
  return {
    endpoint: changePhoto,
    params: { photoId: id },
    body,
    basedOn,
    does: 'changes' as const,
    about: id,
    within: withinOf(placed),
    form: `photo:${id}`,
    label: words.pendingCaption,
  } satisfies JobDraft;
}

/** Moves a photo of the source tree to another place; it is no part of what is being written under it. */
export function useMovePhoto(placed: PlacedPhoto) {
  const { id } = placed.photo;
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (kind: SourceKind | null) =>
      outbox.send({
        endpoint: changePhoto,
        params: { photoId: id },
        body: { kind },
        does: 'changes',
        about: `${id}/place`,
        within: [...withinOf(placed), id],
        form: `photo-place:${id}`,
        label: words.pendingPlace,
      }).settled,
  });
}

export function useDeletePhoto() {
  const outbox = useOutbox();
  const renewRoom = useRenewPhotoRoom();
  return useMutation({
    mutationFn: (placed: PlacedPhoto) =>
      outbox.send({
        endpoint: deletePhoto,
        params: { photoId: placed.photo.id },
        does: 'deletes',
        about: placed.photo.id,
        within: withinOf(placed),
        label: words.pendingRemoval,
      }).settled,
    onSettled: renewRoom,
  });
}

/** Where the server does not have the photos yet, and why. */
export function keptWords(line: ConnectionState): { title: string; description: string } {
  const trouble = troubleWords(line);
  if (trouble) return { title: trouble.title, description: trouble.text };
  return words.keptHere;
}
