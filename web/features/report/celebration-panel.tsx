import { type ReactNode, useState } from 'react';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { bestOf } from '#domain/rules/report/report-photos.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import { cx } from '#web/ui/class-names.ts';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';
import { photoAlt } from '#words/photos/photo-alt.ts';
import * as words from '#words/report/report.ts';
import { useFirstArrival } from './use-first-arrival.ts';

export type CelebrationPanelProps = {
  summary: CompletionSummary;
  /** Say of which day their photos are. */
  looks: readonly Pick<Look, 'id' | 'observedAt'>[];
  heading: string;
  /** The child's first name; on paper the one name beside the tree's. */
  firstName: string;
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string) => string;
  /** The tree that was planted; it grows for who has just completed the project, once. */
  treeOf: (isGrowing: boolean) => ReactNode;
  growingMs: number;
  /** Stands in the place of the photo of a project that has none. */
  drawing: ReactNode;
  /** Stands beside the name of the tree. */
  naming: ReactNode;
  /** The project's result, and its actions. */
  children: ReactNode;
};

/** The head of the report: the child's own best photo, what it has done, and how it calls its tree. */
export function CelebrationPanel(props: CelebrationPanelProps) {
  const { summary, looks, heading, firstName, addressOf, treeOf, growingMs, drawing, naming, children } =
    props;
  const title = useFocusOnArrival();
  const isFirst = useFirstArrival();
  const photo = bestOf(summary.photos, looks, beginningOf(summary.project.createdAt, summary.timeline));
  const isDone = summary.project.status === 'completed';
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-3 md:grid-cols-2 md:items-start md:gap-8 print:block print:space-y-5',
        // With a photo it is the first page of a keepsake.
        photo && 'print:break-after-page',
      )}
    >
      {(photo || isDone) && (
        <div className="relative max-sm:-mx-gutter max-sm:-mt-6">
          {photo ? (
            <OwnPhoto photo={photo} address={addressOf(photo.filename)} />
          ) : (
            <div aria-hidden="true" className="mx-auto w-full max-w-72 print:hidden">
              {drawing}
            </div>
          )}
          {photo && isDone && (
            <div
              aria-hidden="true"
              className="absolute right-gutter -bottom-3 size-20 rounded-full border-2 border-line-strong bg-paper-raised p-1.5 shadow-paper md:right-4 md:size-28 print:hidden"
            >
              {treeOf(false)}
            </div>
          )}
          {isFirst && isDone && <Growing growingMs={growingMs}>{treeOf(true)}</Growing>}
        </div>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-3 print:block print:space-y-4">
        <div className="grid grid-cols-1">
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="wrap-anywhere min-w-0 text-ink-soft text-xl">{summary.project.name}</p>
            {naming}
          </div>
          <p className="hidden text-lg print:block">{words.clonedBy(firstName)}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The tree grows where the photo is, and then gives the place free; who wants no motion sees the photo at once. */
function Growing({ growingMs, children }: { growingMs: number; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <div
      data-growing=""
      aria-hidden="true"
      style={{ animationDelay: `${growingMs}ms`, animationDuration: '700ms' }}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setOver(true)}
      className="pointer-events-none absolute inset-0 z-10 grid animate-fade place-items-center overflow-hidden bg-paper sm:rounded-lg motion-reduce:hidden print:hidden [&>svg]:h-full [&>svg]:max-w-full"
    >
      {children}
    </div>
  );
}

/** Kept from the top: that is where a tree ends and a face looks out. */
function OwnPhoto({ photo, address }: { photo: Photo; address: string }) {
  return (
    <img
      src={address}
      alt={photoAlt(photo)}
      width={photo.width}
      height={photo.height}
      className="aspect-8/5 w-full bg-paper-sunken object-cover object-top sm:rounded-lg sm:shadow-paper md:aspect-4/5 print:aspect-4/3 print:rounded-lg"
    />
  );
}
