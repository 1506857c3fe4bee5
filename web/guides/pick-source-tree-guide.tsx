import { GuideArticle } from './guide-article.tsx';
import { PICK_SOURCE_TREE_GUIDE } from './guide-text.ts';

/** Step 2 (§2.6): how to find a healthy tree, ask for it and stay safe. */
export function PickSourceTreeGuide() {
  return <GuideArticle guide={PICK_SOURCE_TREE_GUIDE} />;
}
