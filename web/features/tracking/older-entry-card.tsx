import { useState } from 'react';
import { showDateTime, showDay } from '#web/lib/dates.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as words from '#words/tracking.ts';
import { EntryContents, EntryMenuButton, type TrackingEntryCardProps } from './tracking-entry-card.tsx';

export type OlderEntryCardProps = Omit<TrackingEntryCardProps, 'takesFocus'> & { week: number };

/** A finished entry of some weeks ago: a line, which opens where it stands. */
export function OlderEntryCard({ projectId, entry, photos, week, onOpen, onDeleted }: OlderEntryCardProps) {
  const [isOpen, setOpen] = useState(false);
  const title = (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-bark">{words.week(week)}</span>
        <span id={`entry-${entry.id}`} className="font-normal text-base">
          {isOpen ? showDateTime(entry.observedAt) : showDay(entry.observedAt)}
        </span>
      </span>
      {!isOpen && <span className="block truncate font-normal text-ink-soft text-sm">{entry.notes}</span>}
    </>
  );
  return (
    <article className="-mt-1.5 min-w-0" aria-labelledby={`entry-${entry.id}`}>
      <Collapsible title={title} headingLevel={3} open={isOpen} onOpenChange={setOpen}>
        <div className="grid gap-3">
          <EntryContents entry={entry} photos={photos} />
          <div className="-mb-2 -ml-2">
            <EntryMenuButton projectId={projectId} entry={entry} onOpen={onOpen} onDeleted={onDeleted} />
          </div>
        </div>
      </Collapsible>
    </article>
  );
}
