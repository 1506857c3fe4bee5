import { PICK_SOURCE_TREE_GUIDE } from '#words/guides/pick-source-tree.ts';
import { lateIllustrations } from './late-illustrations.tsx';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

const Illustration = lateIllustrations('ahead', () => import('./pick-source-tree-illustrations.ts'));

export const PICK_SOURCE_TREE = {
  guide: PICK_SOURCE_TREE_GUIDE,
  illustrations: {
    'ask-the-owner': <Illustration of="PickTreeIllustration" />,
    'healthy-tree': <Illustration of="HealthyBranchIllustration" />,
    'kind-of-tree': <Illustration of="KindOfTreeIllustration" />,
    season: <Illustration of="SeasonIllustration" />,
    'stay-safe': <Illustration of="StaySafeIllustration" />,
    'what-to-photograph': <Illustration of="WhatToPhotographIllustration" />,
  },
};

/** Step 2 (§2.6): how to find a healthy tree, ask for it and stay safe. */
export function PickSourceTreeGuide(place: GuidePlace) {
  return <StepGuide {...PICK_SOURCE_TREE} {...place} />;
}
