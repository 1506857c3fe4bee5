import { type ReactNode, useState } from 'react';
import { showDateTime, showDay } from '#web/lib/dates.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as words from '#words/notebook/tracking.ts';
import { EntryContents, EntryMenuButton, type TrackingEntryCardProps } from './tracking-entry-card.tsx';

export type OlderEntryCardProps = Omit<TrackingEntryCardProps, 'takesFocus'> & {
  /** Its photo in small, where there is one. */
  thumbnail: ReactNode;
};

/** A finished entry of some weeks ago: a line, which opens where it stands. */
export function OlderEntryCard(props: OlderEntryCardProps) {
  const { projectId, entry, week, photos, thumbnail, onOpen, onDeleted } = props;
  const [isOpen, setOpen] = useState(false);
  const title = (
    <span className="flex items-center gap-2.5">
      {!isOpen && thumbnail}
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-base">
        <span className="text-bark">{words.week(week)}</span>
        <span id={`entry-${entry.id}`} className="font-normal text-sm">
          {isOpen ? showDateTime(entry.observedAt) : showDay(entry.observedAt)}
        </span>
      </span>
    </span>
  );
  return (
    <article className="min-w-0" aria-labelledby={`entry-${entry.id}`}>
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
