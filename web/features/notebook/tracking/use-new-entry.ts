import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { draftToFinish, isEmptyEntry } from '#domain/rules/notebook/tracking.ts';
import { isGone, isUnauthorized } from '#web/lib/call.ts';
import { thisMinute, today } from '#web/lib/dates.ts';
import { isEmpty } from '#web/lib/field-errors.ts';
import type { Reading } from '#web/offline/overlay/use-reading.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/tracking.ts';
import * as fields from '#words/platform/fields.ts';
import {
  trackingFormOf,
  useCreateTrackingEntry,
  useIsEmptyThere,
  useMoveTrackingEntry,
} from './tracking.queries.ts';

/** An open entry's id, and a way to focus it. */
export type OpenEntry = { readonly id: string; readonly focus: () => void };

export type NewEntryOptions = {
  entries: Pick<Reading<readonly TrackingEntry[]>, 'data' | 'refetch'>;
  open: RefObject<OpenEntry | null>;
  onOpen: (id: string) => void;
};

/**
 * 'New Entry' (PRODUCT.md#drafts-of-entries): makes an empty draft and opens it, or opens the one that is there, or
 * leads back into the form that is open (PRODUCT.md#drafts-of-entries). The address may ask for it too, with
 * `?look=new`, or with `?look=draft` for the draft that is to be finished, and does so once. `isMadeHere` tells an
 * entry that it made from every other.
 */
export function useNewEntry(projectId: string, { entries, open, onOpen }: NewEntryOptions) {
  const draftAsOfNow = useDraftAsOfNow(projectId, entries.refetch);
  const create = useCreateTrackingEntry(projectId);
  const made = useRef(new Set<string>());
  const outbox = useOutbox();
  const latest = useRef(entries.data);
  latest.current = entries.data;

  const isFree = (entry: TrackingEntry) => {
    const hasTexts = !isEmpty(outbox.typed.textsOf(trackingFormOf(entry.id)));
    return entry.isDraft && isEmptyEntry(entry) && !hasTexts;
  };
  const begin = useMutation({
    mutationFn: async (): Promise<string> => {
      const free = () => latest.current?.find(isFree);
      const id = await draftAsOfNow(free);
      if (id !== undefined) return id;
      const fresh = await create.mutateAsync({ observedAt: thisMinute() });
      made.current.add(fresh);
      return fresh;
    },
  });
  const start = () => {
    if (open.current) return open.current.focus();
    if (begin.isPending) return;
    begin.mutate(undefined, {
      onSuccess: (id) => {
        onOpen(id);
        toast(words.created);
      },
      onError: (error) => {
        // That the project is gone the screen says itself.
        if (isUnauthorized(error) || isGone(error)) return;
        toast({ title: fields.error, description: words.notCreated, variant: 'destructive' });
      },
    });
  };
  const finish = () => {
    const draft = draftToFinish(entries.data ?? []);
    if (draft) onOpen(draft.id);
    else start();
  };
  useAskedByAddress({ new: start, draft: finish }, entries.data !== undefined);
  const error = isGone(begin.error) ? null : begin.error;
  return { start, isPending: begin.isPending, error, isMadeHere: (id: string) => made.current.has(id) };
}

/**
 * Gives the id of the empty draft that is there, as one of now; undefined where there is none, or where it cannot be
 * told that it is still empty: the words of another device are not to be given another date.
 */
function useDraftAsOfNow(projectId: string, readAnew: () => Promise<unknown>) {
  const isEmptyThere = useIsEmptyThere(projectId);
  const move = useMoveTrackingEntry(projectId);
  return async (freeNow: () => TrackingEntry | undefined): Promise<string | undefined> => {
    const asked = freeNow();
    if (!asked) return undefined;
    const isStillEmpty = await isEmptyThere(asked.id);
    const free = freeNow();
    // The list is not as the server has it.
    if (isStillEmpty === false) void readAnew();
    // Meanwhile something may have been written here too, in another tab.
    if (isStillEmpty === false || free?.id !== asked.id) return undefined;
    if (free.observedAt.startsWith(today())) return free.id;
    if (!isStillEmpty) return undefined;
    try {
      // It was begun on another day: what is seen now is not of then.
      const observedAt = thisMinute();
      const moved = await move.mutateAsync({ ...free, observedAt });
      if (moved === null || moved.observedAt === observedAt) return free.id;
      // Another device was quicker: its words stay with their day.
      void readAnew();
      return undefined;
    } catch (error) {
      if (!isGone(error)) throw error;
      void readAnew();
      return undefined;
    }
  };
}

function useAskedByAddress(does: Readonly<Record<'new' | 'draft', () => void>>, isReady: boolean): void {
  const asked = new URLSearchParams(useSearch()).get('look');
  const [path, navigate] = useLocation();
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    if ((asked !== 'new' && asked !== 'draft') || !isReady) return;
    // Taken out first: neither a reload nor Back is to make another.
    navigate(path, { replace: true });
    latest.current[asked]();
  }, [asked, isReady, path, navigate]);
}
