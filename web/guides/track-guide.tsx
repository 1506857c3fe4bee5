import { GuideSectionBody, GuideSections } from './guide-article.tsx';
import { RootNotesIllustration } from './illustrations/root-notes.tsx';
import { TrackRootsIllustration } from './illustrations/track-roots.tsx';
import { WaterChangeIllustration } from './illustrations/water-change.tsx';
import { TRACK_ENTRIES_GUIDE, TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER } from './text/track.ts';

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_INTRODUCTION.title`. */
export function TrackIntroduction() {
  return <GuideSectionBody section={TRACK_INTRODUCTION} illustration={<TrackRootsIllustration />} />;
}

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_THINGS_TO_REMEMBER.title`. */
export function TrackThingsToRemember() {
  return <GuideSectionBody section={TRACK_THINGS_TO_REMEMBER} illustration={<WaterChangeIllustration />} />;
}

const entriesIllustrations = { 'make-an-entry': <RootNotesIllustration /> };

/** Step 4 (§2.9): what stands under the collapsible heading `TRACK_ENTRIES_GUIDE.title`, above the entries. */
export function TrackEntriesGuide() {
  return <GuideSections guide={TRACK_ENTRIES_GUIDE} illustrations={entriesIllustrations} />;
}
