import { GuideArticle, GuideSectionBody } from './guide-article.tsx';
import { TRACK_ENTRIES_GUIDE, TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER } from './guide-text.ts';

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_INTRODUCTION.title`. */
export function TrackIntroduction() {
  return <GuideSectionBody section={TRACK_INTRODUCTION} />;
}

/** Step 4 (§2.6): what stands under the collapsible heading `TRACK_THINGS_TO_REMEMBER.title`. */
export function TrackThingsToRemember() {
  return <GuideSectionBody section={TRACK_THINGS_TO_REMEMBER} />;
}

/** Step 4 (§2.9): the collapsible description above the tracking entries. */
export function TrackEntriesGuide() {
  return <GuideArticle guide={TRACK_ENTRIES_GUIDE} />;
}
