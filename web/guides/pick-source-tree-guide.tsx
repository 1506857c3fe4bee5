import { GuideArticle } from './guide-article.tsx';
import { lateIllustrations } from './late-illustrations.tsx';
import { PICK_SOURCE_TREE_GUIDE } from './text/pick-source-tree.ts';

const Illustration = lateIllustrations('ahead', () => import('./pick-source-tree-illustrations.ts'));

const illustrations = {
  'ask-the-owner': <Illustration of="PickTreeIllustration" />,
  'healthy-tree': <Illustration of="HealthyBranchIllustration" />,
};

/** Step 2 (§2.6): how to find a healthy tree, ask for it and stay safe. */
export function PickSourceTreeGuide() {
  return <GuideArticle guide={PICK_SOURCE_TREE_GUIDE} illustrations={illustrations} />;
}
