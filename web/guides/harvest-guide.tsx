import { GuideArticle } from './guide-article.tsx';
import { HARVEST_GUIDE } from './guide-text.ts';

/** Step 3 (§2.6): the eight sections of harvesting, numbered because their order is the order of the work. */
export function HarvestGuide() {
  return <GuideArticle guide={HARVEST_GUIDE} numbered />;
}
