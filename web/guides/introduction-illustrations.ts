export { IntroductionIllustration } from './illustrations/introduction.tsx';
export { WaitingIllustration } from './illustrations/waiting.tsx';
