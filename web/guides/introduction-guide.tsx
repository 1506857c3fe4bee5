import { INTRODUCTION_GUIDE } from '#words/guides/introduction.ts';
import { lateIllustrations } from './late-illustrations.tsx';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

const Illustration = lateIllustrations('ahead', () => import('./introduction-illustrations.ts'));

export const INTRODUCTION = {
  guide: INTRODUCTION_GUIDE,
  illustrations: {
    'what-is-cloning': <Illustration of="IntroductionIllustration" />,
    mission: <Illustration of="MissionIllustration" />,
    time: <Illustration of="WaitingIllustration" />,
    'five-steps': <Illustration of="FiveStepsIllustration" />,
  },
};

/** Step 1 (§2.6): what cloning is, the mission, and the five steps ahead. */
export function IntroductionGuide(place: GuidePlace) {
  return <StepGuide {...INTRODUCTION} {...place} />;
}
