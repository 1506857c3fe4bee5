import { GuideArticle } from './guide-article.tsx';
import { IntroductionIllustration } from './illustrations/introduction.tsx';
import { WaitingIllustration } from './illustrations/waiting.tsx';
import { INTRODUCTION_GUIDE } from './text/introduction.ts';

const illustrations = {
  'what-is-cloning': <IntroductionIllustration />,
  time: <WaitingIllustration />,
};

/** Step 1 (§2.6): what cloning is, the mission, and the five steps ahead. */
export function IntroductionGuide() {
  return <GuideArticle guide={INTRODUCTION_GUIDE} illustrations={illustrations} />;
}
