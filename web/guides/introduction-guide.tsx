import { GuideArticle } from './guide-article.tsx';
import { INTRODUCTION_GUIDE } from './guide-text.ts';

/** Step 1 (§2.6): what cloning is, the mission, and the five steps ahead. */
export function IntroductionGuide() {
  return <GuideArticle guide={INTRODUCTION_GUIDE} />;
}
