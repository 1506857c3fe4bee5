import { Check, Clock, Droplets, GlassWater, Sprout } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { isEmptyEntry } from '#domain/rules/notebook/tracking.ts';
import { USUAL_TIMES } from '#domain/rules/platform/hours.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import { counted } from '#words/notebook/counts.ts';
import * as words from '#words/notebook/tracking.ts';
import * as fields from '#words/platform/fields.ts';
import { LookChoiceList } from './look-choice-field.tsx';

/** Nobody needs it at first sight. */
export const EntryMenuButton = lazyPart(
  async () => (await import('./entry-menu-button.tsx')).EntryMenuButton,
  {
    meanwhile: (
      <div className="grid size-11 place-items-center text-ink-soft">
        <Spinner />
      </div>
    ),
  },
);

export type TrackingEntryCardProps = {
  projectId: string;
  entry: TrackingEntry;
  /** Which week of the cuttings it is of. */
  week: number;
  photos: ReactNode;
  /** It stands where a form was just closed, and the focus goes on here. */
  takesFocus: boolean;
  onOpen: () => void;
  onDeleted: () => void;
};

/** One entry as it is read (PRODUCT.md#tracking-entries): drafts offer 'Finish Entry', finished ones say 'Complete'. */
export function TrackingEntryCard(props: TrackingEntryCardProps) {
  const { projectId, entry, week, photos, takesFocus, onOpen, onDeleted } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAsItAppears(heading, takesFocus);
  const date = showDateTime(entry.observedAt);
  return (
    <Card as="article" look="notebook" aria-labelledby={`entry-${entry.id}`} className="grid gap-3">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <p className="font-semibold text-bark">{words.week(week)}</p>
          {entry.isDraft ? (
            <Badge tone="waiting">{fields.draft}</Badge>
          ) : (
            <Seen icon={Check}>{fields.complete}</Seen>
          )}
          <h3 id={`entry-${entry.id}`} ref={heading} tabIndex={-1} className="w-full text-lg">
            {date}
          </h3>
        </div>
        <div className="-my-1.5 -mr-2">
          <EntryMenuButton projectId={projectId} entry={entry} onOpen={onOpen} onDeleted={onDeleted} />
        </div>
      </div>
      <EntryContents entry={entry} photos={photos} />
      {entry.isDraft && (
        <Button
          size="sm"
          variant={isEmptyEntry(entry) ? 'secondary' : 'primary'}
          icon={<Check className="size-5" />}
          className="justify-self-start"
          onClick={onOpen}
        >
          {words.finish}
        </Button>
      )}
    </Card>
  );
}

/** The contents of a look. */
export function EntryContents({ entry, photos }: Pick<TrackingEntryCardProps, 'entry' | 'photos'>) {
  return (
    <>
      {photos}
      {entry.notes.trim() !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{entry.notes}</p>}
      <Observed entry={entry} />
    </>
  );
}

type SeenProps = { icon: typeof Check; children: ReactNode };

/** One thing that was done or seen: a small picture and its word. */
function Seen({ icon: Icon, children }: SeenProps) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-forest" />
      {children}
    </span>
  );
}

function timeText(hours: number): string {
  const usual = USUAL_TIMES.find((it) => it.hours === hours && hours < 1);
  return usual ? words.usualTime(usual.words) : fields.timeSpent(hours);
}

/** Small pictures of what was done, whose words are read out; then the time and the counts. */
function Observed({ entry }: { entry: TrackingEntry }) {
  const did = [
    [Droplets, entry.addedWater && words.addedWater],
    [GlassWater, entry.changedWater && words.changedWater],
    [Sprout, entry.noticedRootGrowth && words.noticedRootGrowth],
  ] as const;
  const shown = did.filter(([, said]) => said);
  const numbers = counted(entry);
  return (
    <>
      <ul className="flex flex-wrap items-center gap-2 empty:hidden">
        {shown.map(([Icon, said]) => (
          <li
            key={said || ''}
            title={said || ''}
            className="grid size-9 place-items-center rounded-full bg-moss text-on-moss"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">{said}</span>
          </li>
        ))}
        {entry.timeSpent !== null && (
          <li>
            <Seen icon={Clock}>{timeText(entry.timeSpent)}</Seen>
          </li>
        )}
      </ul>
      <LookChoiceList entry={entry} />
      {numbers && <p className="text-ink-soft text-sm">{numbers}</p>}
    </>
  );
}
