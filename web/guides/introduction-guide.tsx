import { GuideArticle } from './guide-article.tsx';
import { lateIllustrations } from './late-illustrations.tsx';
import { INTRODUCTION_GUIDE } from './text/introduction.ts';

const Illustration = lateIllustrations('ahead', () => import('./introduction-illustrations.ts'));

const illustrations = {
  'what-is-cloning': <Illustration of="IntroductionIllustration" />,
  time: <Illustration of="WaitingIllustration" />,
};

/** Step 1 (§2.6): what cloning is, the mission, and the five steps ahead. */
export function IntroductionGuide() {
  return <GuideArticle guide={INTRODUCTION_GUIDE} illustrations={illustrations} />;
}
