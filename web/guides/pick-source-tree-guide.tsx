import { GuideArticle } from './guide-article.tsx';
import { HealthyBranchIllustration } from './illustrations/healthy-branch.tsx';
import { PickTreeIllustration } from './illustrations/pick-tree.tsx';
import { PICK_SOURCE_TREE_GUIDE } from './text/pick-source-tree.ts';

const illustrations = {
  'ask-the-owner': <PickTreeIllustration />,
  'healthy-tree': <HealthyBranchIllustration />,
};

/** Step 2 (§2.6): how to find a healthy tree, ask for it and stay safe. */
export function PickSourceTreeGuide() {
  return <GuideArticle guide={PICK_SOURCE_TREE_GUIDE} illustrations={illustrations} />;
}
