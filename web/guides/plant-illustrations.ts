export { DigHoleIllustration } from './illustrations/dig-hole.tsx';
export { RootLengthIllustration } from './illustrations/root-length.tsx';
export { RootsReadyIllustration } from './illustrations/roots-ready.tsx';
export { SetCuttingIllustration } from './illustrations/set-cutting.tsx';
export { WaterAndMulchIllustration } from './illustrations/water-and-mulch.tsx';
