import { type ReactNode, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { isEmptyEntry } from '#domain/rules/notebook/tracking.ts';
import { inWeeks } from '#domain/rules/notebook/weeks.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as words from '#words/notebook/tracking.ts';
import { OlderEntryCard } from './older-entry-card.tsx';
import { TrackingEntryCard } from './tracking-entry-card.tsx';

/** The newest, and a line each of so many before it; all others stand behind one press. */
const SHOWN_AT_FIRST = 5;

export type EntryListProps = {
  projectId: string;
  /** All of them, the newest first: the weeks are counted by all. */
  entries: readonly TrackingEntry[];
  inWaterSince: string | null;
  /** Those that stand elsewhere: in a form, or as the draft to finish. */
  elsewhere: readonly (string | undefined | null)[];
  /** Its form was closed just now. */
  closedId: string | null;
  photosOf: (entry: TrackingEntry) => ReactNode;
  thumbnailOf: (entry: TrackingEntry) => ReactNode;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
};

/**
 * Entries as they are read (PRODUCT.md#tracking-entries), the newest first. Drafts and what was just at work on stand
 * open too.
 */
export function EntryList(props: EntryListProps) {
  const { projectId, entries, inWaterSince, elsewhere, closedId, photosOf, thumbnailOf } = props;
  const listed = inWeeks(entries, inWaterSince)
    .flatMap(({ week, entries: of }) => of.map((entry) => ({ entry, week })))
    .filter(({ entry }) => !elsewhere.includes(entry.id));
  const newest = listed.find(({ entry }) => !isEmptyEntry(entry));
  const row = ({ entry, week }: (typeof listed)[number]) => {
    const card = {
      projectId,
      entry,
      week,
      photos: photosOf(entry),
      onOpen: () => props.onOpen(entry.id),
      onDeleted: () => props.onDeleted(entry.id),
    };
    const isOpen = entry.isDraft || entry.id === closedId || entry.id === newest?.entry.id;
    return (
      <li key={entry.id} className="min-w-0">
        {isOpen ? (
          <TrackingEntryCard {...card} takesFocus={entry.id === closedId} />
        ) : (
          <OlderEntryCard {...card} thumbnail={thumbnailOf(entry)} />
        )}
      </li>
    );
  };
  const folded = listed.slice(SHOWN_AT_FIRST);
  const [isUnfolded, unfold] = useState(false);
  // The entry last worked on is not folded away.
  const closedInFold = folded.find(({ entry }) => entry.id === closedId)?.entry.id;
  const [unfoldedFor, setUnfoldedFor] = useState<string>();
  if (closedInFold !== unfoldedFor) {
    setUnfoldedFor(closedInFold);
    if (closedInFold) unfold(true);
  }
  return (
    <div className="grid gap-2 empty:hidden">
      {listed.length > 0 && <ul className="grid gap-1.5">{listed.slice(0, SHOWN_AT_FIRST).map(row)}</ul>}
      {folded.length > 0 && (
        <Collapsible
          title={words.showAll(entries.length)}
          headingLevel={3}
          open={isUnfolded}
          onOpenChange={unfold}
        >
          <ul className="grid gap-1.5">{folded.map(row)}</ul>
        </Collapsible>
      )}
    </div>
  );
}
