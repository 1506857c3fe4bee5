import { useMutation } from '@tanstack/react-query';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type NewTrackingEntry,
  type TrackingEntry,
  type TrackingEntryChange,
  type TrackingEntrySaved,
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

function entryChange(projectId: string, id: string, body: TrackingEntryChange, basedOn: number) {
  return {
    endpoint: changeTrackingEntry,
    params: { entryId: id },
    body,
    basedOn,
    does: 'changes' as const,
    about: id,
    within: [projectId],
    form: trackingForm(id),
    label: 'What you wrote in a tracking entry',
  } satisfies JobDraft;
}

/**
 * Saves what the form of an entry holds, which it began with a revision; `isLeaving` for a save that may outlive the
 * page. `onSaved` gets the entry as the server has it then.
 */
export function useSaveTrackingEntry(projectId: string, id: string, onSaved: (entry: TrackingEntry) => void) {
  const outbox = useOutbox();
  return (change: TrackingEntryChange, basedOn: number, isLeaving: boolean): Sending<TrackingEntrySaved> => {
    const draft = entryChange(projectId, id, change, basedOn);
    const sending = outbox.send<TrackingEntrySaved>(draft, { isLeaving, isHeld: true });
    sending.delivered.then(
      (saved) => saved && onSaved(saved),
      () => undefined,
    );
    return sending;
  };
}

/** Writes down what is typed in the form of an entry; and what was typed there and could not be sent. */
export function useTypedTrackingEntry(projectId: string, id: string) {
  const { typed } = useOutbox();
  return {
    texts: typed.textsOf(trackingForm(id)),
    keep: (change: TrackingEntryChange, basedOn: number, hasChanges: boolean, texts: Texts) =>
      typed.keep({ draft: entryChange(projectId, id, change, basedOn), hasChanges, texts }),
  };
}

/** Finishes an entry. */
export function useCompleteTrackingEntry(projectId: string, id: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (basedOn: number) =>
      outbox.send(entryChange(projectId, id, { isDraft: false }, basedOn)).settled,
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
