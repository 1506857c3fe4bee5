import { GuideSectionBody, GuideSections } from './guide-article.tsx';
import { lateIllustrations } from './late-illustrations.tsx';
import { TRACK_ENTRIES_GUIDE, TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER } from './text/track.ts';

const Illustration = lateIllustrations('ahead', () => import('./track-illustrations.ts'));

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_INTRODUCTION.title`. */
export function TrackIntroduction() {
  return (
    <GuideSectionBody
      section={TRACK_INTRODUCTION}
      illustration={<Illustration of="TrackRootsIllustration" />}
    />
  );
}

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_THINGS_TO_REMEMBER.title`. */
export function TrackThingsToRemember() {
  return (
    <GuideSectionBody
      section={TRACK_THINGS_TO_REMEMBER}
      illustration={<Illustration of="WaterChangeIllustration" />}
    />
  );
}

const entriesIllustrations = { 'make-an-entry': <Illustration of="RootNotesIllustration" /> };

/** Step 4 (§2.9): what stands under the collapsible heading `TRACK_ENTRIES_GUIDE.title`, above the entries. */
export function TrackEntriesGuide() {
  return <GuideSections guide={TRACK_ENTRIES_GUIDE} illustrations={entriesIllustrations} />;
}
