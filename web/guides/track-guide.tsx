import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import drawings from '#pictures/pictures-track.svg?no-inline';
import { Picture } from '#web/ui/picture.tsx';
import { PICTURES } from '#words/guides/pictures.ts';
import { TRACK_ENTRIES_GUIDE, TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER } from '#words/guides/track.ts';
import { title as stepTitle } from '#words/notebook/steps.ts';
import { ReadMore } from './guide-deck.tsx';
import { GuideSectionBody } from './guide-section-body.tsx';
import { LazyReadingTools } from './lazy-reading-tools.tsx';

export { drawings };

const illustrations = {
  introduction: <Picture from={drawings} of="track-roots" title={PICTURES.trackRoots} />,
  'things-to-remember': <Picture from={drawings} of="water-change" title={PICTURES.waterChange} />,
  'make-an-entry': <Picture from={drawings} of="root-notes" title={PICTURES.rootNotes} />,
};

/** The parts of step 4 as one guide: on paper (PRODUCT.md#field-paper) they stand together. */
export const TRACK = {
  guide: {
    title: stepTitle(TRACKING_STEP),
    lead: TRACK_ENTRIES_GUIDE.lead,
    sections: [TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER, ...TRACK_ENTRIES_GUIDE.sections],
  },
  illustrations,
};

/**
 * Step 4 (PRODUCT.md#guides): what stands under the collapsible heading `TRACK_INTRODUCTION.title`; first in the view,
 * and low.
 */
export function TrackIntroduction() {
  const [isRead, setRead] = useState(false);
  return (
    <Readable onStart={() => flushSync(() => setRead(true))}>
      <div className="@container grid justify-items-end">
        <GuideSectionBody
          section={TRACK_INTRODUCTION}
          illustration={illustrations.introduction}
          look={isRead ? 'words' : 'picture'}
        />
        <ReadMore isRead={isRead} onChange={setRead} />
      </div>
    </Readable>
  );
}

/** Step 4 (PRODUCT.md#guides): what stands under the collapsible heading `TRACK_THINGS_TO_REMEMBER.title`. */
export function TrackThingsToRemember() {
  return (
    <Readable>
      <div className="@container">
        <GuideSectionBody
          section={TRACK_THINGS_TO_REMEMBER}
          illustration={illustrations['things-to-remember']}
        />
      </div>
    </Readable>
  );
}

/** Step 4 (PRODUCT.md#guides): what stands under the collapsible heading `TRACK_ENTRIES_GUIDE.title`, above the entries. */
export function TrackEntriesGuide({ headingLevel }: { headingLevel: 3 | 4 }) {
  const [make, lookFor] = TRACK_ENTRIES_GUIDE.sections;
  const Heading = `h${headingLevel}` as const;
  return (
    <Readable>
      <div className="@container grid gap-8">
        <p className="max-w-[65ch] text-lg">{TRACK_ENTRIES_GUIDE.lead}</p>
        <GuideSectionBody
          section={make}
          illustration={illustrations['make-an-entry']}
          heading={<Heading>{make.title}</Heading>}
        />
        <GuideSectionBody section={lookFor} heading={<Heading>{lookFor.title}</Heading>} />
      </div>
    </Readable>
  );
}

/** A part of the guide with what reads it aloud above it. */
function Readable({ children, onStart }: { children: ReactNode; onStart?: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  return (
    <>
      <LazyReadingTools words={words} {...(onStart && { onStart })} className="-mx-3 -mt-1 mb-3" />
      <div ref={words}>{children}</div>
    </>
  );
}
