export { FiveStepsIllustration } from '../illustrations/five-steps.tsx';
export { IntroductionIllustration } from '../illustrations/introduction.tsx';
export { MissionIllustration } from '../illustrations/mission.tsx';
export { WaitingIllustration } from '../illustrations/waiting.tsx';
