import { useState } from 'react';
import { ReadMore } from './guide-deck.tsx';
import { GuideSectionBody } from './guide-section-body.tsx';
import { lateIllustrations } from './late-illustrations.tsx';
import { TRACK_ENTRIES_GUIDE, TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER } from './text/track.ts';

const Illustration = lateIllustrations('ahead', () => import('./track-illustrations.ts'));

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_INTRODUCTION.title`; first in the view, and low. */
export function TrackIntroduction() {
  const [isRead, setRead] = useState(false);
  return (
    <div className="@container relative -mx-3 -mt-3 -mb-4">
      <GuideSectionBody
        section={TRACK_INTRODUCTION}
        illustration={<Illustration of="TrackRootsIllustration" />}
        look={isRead ? 'open' : 'low'}
      />
      <ReadMore isRead={isRead} onChange={setRead} />
    </div>
  );
}

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_THINGS_TO_REMEMBER.title`. */
export function TrackThingsToRemember() {
  return (
    <div className="@container">
      <GuideSectionBody
        section={TRACK_THINGS_TO_REMEMBER}
        illustration={<Illustration of="WaterChangeIllustration" />}
      />
    </div>
  );
}

/** Step 4 (§2.9): what stands under the collapsible heading `TRACK_ENTRIES_GUIDE.title`, above the entries. */
export function TrackEntriesGuide() {
  const [make, lookFor] = TRACK_ENTRIES_GUIDE.sections;
  return (
    <div className="@container grid gap-8">
      <p className="max-w-[65ch] text-lg">{TRACK_ENTRIES_GUIDE.lead}</p>
      <GuideSectionBody section={make} illustration={<Illustration of="RootNotesIllustration" />}>
        <h4>{make.title}</h4>
      </GuideSectionBody>
      <GuideSectionBody section={lookFor}>
        <h4>{lookFor.title}</h4>
      </GuideSectionBody>
    </div>
  );
}
