import type { ReactNode } from 'react';
import { GuideArticle } from './guide-article.tsx';
import { DigHoleIllustration } from './illustrations/dig-hole.tsx';
import { RootLengthIllustration } from './illustrations/root-length.tsx';
import { RootsReadyIllustration } from './illustrations/roots-ready.tsx';
import { SetCuttingIllustration } from './illustrations/set-cutting.tsx';
import { WaterAndMulchIllustration } from './illustrations/water-and-mulch.tsx';
import { PLANT_GUIDE, PLANTING_CAROUSEL_CAPTIONS } from './text/plant.ts';

const illustrations = { ready: <RootLengthIllustration /> };

/** Step 5 (§2.10): the 'When Can You Plant?' guide. */
export function PlantGuide() {
  return <GuideArticle guide={PLANT_GUIDE} illustrations={illustrations} />;
}

const pictureOf = {
  'roots-ready': <RootsReadyIllustration />,
  dig: <DigHoleIllustration />,
  set: <SetCuttingIllustration />,
  'water-and-mulch': <WaterAndMulchIllustration />,
};

/** Step 5 (§2.10): the four pictures of the carousel, each with the words under it, in the order of the work. */
export const PLANTING_SLIDES: readonly { key: string; content: ReactNode; caption: string }[] =
  PLANTING_CAROUSEL_CAPTIONS.map(({ id, caption }) => ({ key: id, content: pictureOf[id], caption }));
