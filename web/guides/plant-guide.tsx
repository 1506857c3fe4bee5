import type { ReactNode } from 'react';
import { GuideArticle } from './guide-article.tsx';
import { lateIllustrations } from './late-illustrations.tsx';
import { PLANT_GUIDE, PLANTING_CAROUSEL_CAPTIONS } from './text/plant.ts';

const Illustration = lateIllustrations('ahead', () => import('./plant-illustrations.ts'));

const illustrations = { ready: <Illustration of="RootLengthIllustration" /> };

/** Step 5 (§2.10): the 'When Can You Plant?' guide. */
export function PlantGuide() {
  return <GuideArticle guide={PLANT_GUIDE} illustrations={illustrations} />;
}

const pictureOf = {
  'roots-ready': <Illustration of="RootsReadyIllustration" />,
  dig: <Illustration of="DigHoleIllustration" />,
  set: <Illustration of="SetCuttingIllustration" />,
  'water-and-mulch': <Illustration of="WaterAndMulchIllustration" />,
};

/** Step 5 (§2.10): the four pictures of the carousel, each with the words under it, in the order of the work. */
export const PLANTING_SLIDES: readonly { key: string; content: ReactNode; caption: string }[] =
  PLANTING_CAROUSEL_CAPTIONS.map(({ id, caption }) => ({ key: id, content: pictureOf[id], caption }));
