import type { ReactNode } from 'react';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import { latestOf } from '#domain/rules/looking-back.ts';
import { photoAlt } from '#domain/rules/photo.ts';
import { beginningOf } from '#domain/rules/timeline.ts';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';
import { recorded } from '#words/recorded.ts';

export type CelebrationPanelProps = {
  summary: CompletionSummary;
  heading: string;
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string) => string;
  /** Lie over a project that is done. */
  leaves: ReactNode;
  /** Stands in the place of the photo of a project that has none. */
  drawing: ReactNode;
  /** Stands below the name of the tree. */
  naming: ReactNode;
};

/** The head of the report: the child's own latest photo, and how it calls its tree. */
export function CelebrationPanel(props: CelebrationPanelProps) {
  const { summary, heading, addressOf, leaves, drawing, naming } = props;
  const title = useFocusOnArrival();
  const photo = latestOf(summary.photos, beginningOf(summary.project.createdAt, summary.timeline));
  const isDone = summary.project.status === 'completed';
  return (
    <div className="grid grid-cols-1 gap-5">
      {isDone && (
        <div aria-hidden="true" className="print:hidden">
          {leaves}
        </div>
      )}
      <div className="grid grid-cols-1 items-center gap-6 sm:grid-cols-2">
        {photo ? (
          <OwnPhoto photo={photo} address={addressOf(photo.filename)} />
        ) : (
          isDone && (
            <div aria-hidden="true" className="mx-auto w-full max-w-72 print:hidden">
              {drawing}
            </div>
          )
        )}
        <div className="grid grid-cols-1 gap-2">
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <p className="wrap-anywhere font-serif text-ink-soft text-xl">{summary.project.name}</p>
          {naming}
        </div>
      </div>
    </div>
  );
}

/** Kept from the top: that is where a tree ends and a face looks out. */
function OwnPhoto({ photo, address }: { photo: Photo; address: string }) {
  return (
    <img
      src={address}
      alt={recorded(photoAlt(photo))}
      width={photo.width}
      height={photo.height}
      className="aspect-4/3 w-full rounded-lg bg-paper-sunken object-cover object-top shadow-paper print:max-w-md"
    />
  );
}
