import drawings from '#pictures/pictures-pick-source-tree.svg?no-inline';
import { Picture } from '#web/ui/picture.tsx';
import { PICK_SOURCE_TREE_GUIDE } from '#words/guides/pick-source-tree.ts';
import { PICTURES } from '#words/guides/pictures.ts';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

export { drawings };

export const PICK_SOURCE_TREE = {
  guide: PICK_SOURCE_TREE_GUIDE,
  illustrations: {
    'ask-the-owner': <Picture from={drawings} of="pick-tree" title={PICTURES.pickTree} />,
    'healthy-tree': <Picture from={drawings} of="healthy-branch" title={PICTURES.healthyBranch} />,
    'kind-of-tree': <Picture from={drawings} of="kind-of-tree" title={PICTURES.kindOfTree} />,
    season: <Picture from={drawings} of="season" title={PICTURES.season} />,
    'stay-safe': <Picture from={drawings} of="stay-safe" title={PICTURES.staySafe} />,
    'what-to-photograph': (
      <Picture from={drawings} of="what-to-photograph" title={PICTURES.whatToPhotograph} />
    ),
  },
};

/** Step 2 (PRODUCT.md#guides): how to find a healthy tree, ask for it and stay safe. */
export function PickSourceTreeGuide(place: GuidePlace) {
  return <StepGuide {...PICK_SOURCE_TREE} {...place} />;
}
