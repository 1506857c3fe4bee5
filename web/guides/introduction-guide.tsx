import drawings from '#pictures/pictures-introduction.svg?no-inline';
import { Picture } from '#web/ui/picture.tsx';
import { INTRODUCTION_GUIDE } from '#words/guides/introduction.ts';
import { PICTURES } from '#words/guides/pictures.ts';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

export { drawings };

export const INTRODUCTION = {
  guide: INTRODUCTION_GUIDE,
  illustrations: {
    'what-is-cloning': <Picture from={drawings} of="introduction" title={PICTURES.introduction} />,
    mission: <Picture from={drawings} of="mission" title={PICTURES.mission} />,
    time: <Picture from={drawings} of="waiting" title={PICTURES.waiting} />,
    'five-steps': <Picture from={drawings} of="five-steps" title={PICTURES.fiveSteps} />,
  },
};

/** Step 1 (PRODUCT.md#guides): what cloning is, the mission, and the five steps ahead. */
export function IntroductionGuide(place: GuidePlace) {
  return <StepGuide {...INTRODUCTION} {...place} />;
}
