import { Check } from 'lucide-react';
import { useRef } from 'react';
import { showDateTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import * as words from '#words/notebook/tracking.ts';
import * as fields from '#words/platform/fields.ts';
import { EntryMenuButton, type TrackingEntryCardProps } from './tracking-entry-card.tsx';

/** The draft that is finished next (PRODUCT.md#tracking-entries): 'Finish Entry' leads, and a line tells which one it is. */
export function DraftCard(props: Omit<TrackingEntryCardProps, 'week'>) {
  const { projectId, entry, photos, takesFocus, onOpen, onDeleted } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAsItAppears(heading, takesFocus);
  return (
    <article aria-labelledby={`entry-${entry.id}`} className="grid gap-2 border-line border-t pt-2">
      <div className="flex items-center gap-3">
        {entry.photos.length > 0 && <div className="w-14 shrink-0">{photos}</div>}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 id={`entry-${entry.id}`} ref={heading} tabIndex={-1} className="text-base">
              {showDateTime(entry.observedAt)}
            </h3>
            <Badge tone="waiting">{fields.draft}</Badge>
          </div>
          {entry.notes.trim() !== '' && (
            <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{entry.notes}</p>
          )}
        </div>
        <div className="-mr-2 self-start">
          <EntryMenuButton projectId={projectId} entry={entry} onOpen={onOpen} onDeleted={onDeleted} />
        </div>
      </div>
      <Button size="lg" wide icon={<Check className="size-5" />} onClick={onOpen}>
        {words.finish}
      </Button>
    </article>
  );
}
