import { useMutation } from '@tanstack/react-query';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type NewTrackingEntry,
  type TrackingEntry,
  type TrackingEntryChange,
} from '#domain/contract/tracking.ts';
import { newId } from '#web/lib/new-id.ts';
import type { Sending } from '#web/lib/sending.ts';
import type { JobDraft } from '#web/offline/job.ts';
import type { Texts } from '#web/offline/typed.ts';
import { useOutbox } from '#web/offline/use-outbox.ts';
import { useReading } from '#web/offline/use-reading.ts';

export function useTrackingEntries(projectId: string) {
  return useReading(listTrackingEntries, { projectId });
}

/** Gives the id of the new entry. */
export function useCreateTrackingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: async (body: Partial<NewTrackingEntry>): Promise<string> => {
      const id = newId();
      await outbox.send<TrackingEntry>({
        endpoint: createTrackingEntry,
        params: { projectId },
        body: { id, ...body },
        does: 'creates',
        about: id,
        within: [projectId],
        label: 'A new tracking entry',
      }).settled;
      return id;
    },
  });
}

/** Under which name the form of an entry is known to the outbox. */
export const trackingForm = (id: string) => `tracking:${id}`;

function entryChange(projectId: string, id: string, body: TrackingEntryChange) {
  return {
    endpoint: changeTrackingEntry,
    params: { entryId: id },
    body,
    does: 'changes' as const,
    about: id,
    within: [projectId],
    form: trackingForm(id),
    label: 'What you wrote in a tracking entry',
  } satisfies JobDraft;
}

/** Saves what the form of an entry holds; `isLeaving` for a save that may outlive the page. */
export function useSaveTrackingEntry(projectId: string, id: string) {
  const outbox = useOutbox();
  return (change: TrackingEntryChange, isLeaving: boolean): Sending<TrackingEntry> =>
    outbox.send(entryChange(projectId, id, change), { isLeaving, isHeld: true });
}

/** Writes down what is typed in the form of an entry; and what was typed there and could not be sent. */
export function useTypedTrackingEntry(projectId: string, id: string) {
  const { typed } = useOutbox();
  return {
    texts: typed.textsOf(trackingForm(id)),
    keep: (change: TrackingEntryChange, hasChanges: boolean, texts: Texts) =>
      typed.keep({ draft: entryChange(projectId, id, change), hasChanges, texts }),
  };
}

/** Finishes an entry. */
export function useCompleteTrackingEntry(projectId: string, id: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: () => outbox.send(entryChange(projectId, id, { isDraft: false })).settled,
  });
}

export function useDeleteTrackingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (id: string) =>
      outbox.send({
        endpoint: deleteTrackingEntry,
        params: { entryId: id },
        does: 'deletes',
        about: id,
        within: [projectId],
        label: 'Deleting a tracking entry',
      }).settled,
  });
}
