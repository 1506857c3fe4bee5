import { useMutation } from '@tanstack/react-query';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type NewTrackingEntry,
  type TrackingEntry,
  type TrackingEntryChange,
} from '#domain/contract/notebook/tracking.ts';
import { isEmptyEntry } from '#domain/rules/notebook/tracking.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { isCallOf, type JobDraft } from '#web/offline/queue/job.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { useRemoval } from '#web/offline/queue/use-removal.ts';
import * as words from '#words/notebook/tracking.ts';

export function useTrackingEntries(projectId: string) {
  return useReading(listTrackingEntries, { projectId });
}

/** Milliseconds that a person waits for the server's knowledge. */
const ASKING_TIMEOUT_MS = 3000;

/**
 * Asks whether an entry is an empty draft on the server too, where another device may have written into it since it was
 * read. Undefined where the server does not say so soon.
 */
export function useIsEmptyThere(projectId: string) {
  const outbox = useOutbox();
  return async (id: string): Promise<boolean | undefined> => {
    // The server, and with it every other device, knows nothing of it yet.
    if (outbox.jobs.some((job) => job.about === id && isCallOf(job, createTrackingEntry))) return true;
    try {
      const signal = AbortSignal.timeout(ASKING_TIMEOUT_MS);
      const entries = await call(listTrackingEntries, { params: { projectId }, signal });
      return entries.some((it) => it.id === id && it.isDraft && isEmptyEntry(it));
    } catch {
      return undefined;
    }
  };
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
        label: words.pendingNew,
      }).settled;
      return id;
    },
  });
}

/** The name of the form of an entry on this device. */
export const trackingFormOf = (id: string) => `tracking:${id}`;

/**
 * Changes an entry since a revision. @param whole everything that stands in the form of a draft: that may be gone by the
 * clock or from another device, and what is typed here is saved all the same.
 */
export function trackingEntryChange(
  projectId: string,
  id: string,
  body: TrackingEntryChange,
  basedOn: number,
  whole?: Partial<NewTrackingEntry>,
) {
  return {
    endpoint: changeTrackingEntry,
    params: { projectId, entryId: id },
    body,
    basedOn,
    does: 'changes' as const,
    ...(whole && { ifGone: createTrackingEntry, whole: { ...whole, ...body, id } }),
    about: id,
    within: [projectId],
    form: trackingFormOf(id),
    label: words.pendingChange,
  } satisfies JobDraft;
}

/**
 * Says anew when an entry was looked at into which nothing was put yet. Gives it as the server has it then, or null where
 * that does not say.
 */
export function useMoveTrackingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, revision, observedAt }: Pick<TrackingEntry, 'id' | 'revision' | 'observedAt'>) =>
      outbox.send<TrackingEntry>({
        ...trackingEntryChange(projectId, id, { observedAt, ifUntouched: true }, revision),
        // Apart from what is written in the form: that is kept whatever has become of the entry.
        about: `${id}/move`,
        within: [projectId, id],
        form: `tracking-move:${id}`,
      }).settled,
  });
}

/** Finishes an entry. */
export function useCompleteTrackingEntry(projectId: string, id: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ basedOn, whole }: { basedOn: number; whole: Partial<NewTrackingEntry> | undefined }) =>
      outbox.send(trackingEntryChange(projectId, id, { isDraft: false }, basedOn, whole)).settled,
  });
}

export const useDeleteTrackingEntry = (projectId: string) =>
  useRemoval(projectId, deleteTrackingEntry, words.pendingRemoval);
