import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { isEmptyEntry } from '#domain/rules/tracking.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { thisMinute, today } from '#web/lib/dates.ts';
import { isEmpty } from '#web/lib/field-errors.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { toast } from '#web/ui/toast-store.ts';
import { trackingFormOf, useCreateTrackingEntry, useMoveTrackingEntry } from './tracking.queries.ts';

/** What the form of the entry that is open lets others know and do. */
export type OpenEntry = { readonly id: string; readonly isEmpty: boolean; readonly focus: () => void };

export type NewEntryOptions = {
  /** Those that are known; undefined until they are. */
  entries: readonly TrackingEntry[] | undefined;
  open: RefObject<OpenEntry | null>;
  onOpen: (id: string) => void;
};

/**
 * 'New Entry' (§4): makes an empty draft and opens it, or opens the one that is there (§15.1). The address may ask for it
 * too, with `?look=new`, and does so once.
 */
export function useNewEntry(projectId: string, { entries, open, onOpen }: NewEntryOptions) {
  const create = useCreateTrackingEntry(projectId);
  const move = useMoveTrackingEntry(projectId);
  const outbox = useOutbox();

  const begin = (id: string) => {
    onOpen(id);
    toast({
      title: 'New Entry Created',
      description: "Fill out the details and they'll be saved automatically.",
    });
  };
  const isFree = (entry: TrackingEntry) => {
    if (entry.id === open.current?.id) return entry.isDraft && open.current.isEmpty;
    const hasTexts = !isEmpty(outbox.typed.textsOf(trackingFormOf(entry.id)));
    return entry.isDraft && isEmptyEntry(entry) && !hasTexts;
  };
  const start = () => {
    const free = entries?.find(isFree);
    const now = thisMinute();
    if (free && free.id === open.current?.id) return open.current.focus();
    if (free?.observedAt.startsWith(today())) return begin(free.id);
    // It was begun on another day: what is seen now is not of then.
    if (free) return move.mutate({ ...free, observedAt: now }, { onSettled: () => begin(free.id) });
    create.mutate(
      { observedAt: now },
      {
        onSuccess: begin,
        onError: (error) => {
          if (isUnauthorized(error)) return;
          toast({ title: 'Error', description: 'Failed to create tracking entry', variant: 'destructive' });
        },
      },
    );
  };
  useAskedByAddress(start, entries !== undefined);
  return { start, isPending: create.isPending || move.isPending };
}

function useAskedByAddress(start: () => void, isReady: boolean): void {
  const isAsked = new URLSearchParams(useSearch()).get('look') === 'new';
  const [path, navigate] = useLocation();
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    if (!isAsked || !isReady) return;
    // Taken out first: neither a reload nor Back is to make another.
    navigate(path, { replace: true });
    latest.current();
  }, [isAsked, isReady, path, navigate]);
}
