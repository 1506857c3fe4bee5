import { Carousel } from '#web/ui/carousel.tsx';
import { howToPlant } from '#words/guides/deck.ts';
import { PLANT_GUIDE, PLANTING_CAROUSEL_CAPTIONS } from '#words/guides/plant.ts';
import { lateIllustrations } from './late-illustrations.tsx';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

const Illustration = lateIllustrations('ahead', () => import('./plant-illustrations.ts'));

export const PLANT = {
  guide: PLANT_GUIDE,
  illustrations: {
    ready: <Illustration of="RootLengthIllustration" />,
    'permanent-or-temporary': <Illustration of="PermanentOrTemporaryIllustration" />,
    'before-you-dig': <Illustration of="BeforeYouDigIllustration" />,
    'how-to-plant': <Illustration of="HowToPlantIllustration" />,
    'three-kinds-of-photos': <Illustration of="ThreeKindsOfPhotosIllustration" />,
  },
};

/** Step 5 (§2.10): the 'When Can You Plant?' guide. */
export function PlantGuide(place: GuidePlace) {
  return <StepGuide {...PLANT} {...place} />;
}

const pictureOf = {
  'roots-ready': <Illustration of="RootsReadyIllustration" />,
  dig: <Illustration of="DigHoleIllustration" />,
  set: <Illustration of="SetCuttingIllustration" />,
  'water-and-mulch': <Illustration of="WaterAndMulchIllustration" />,
};

const slides = PLANTING_CAROUSEL_CAPTIONS.map(({ id }) => ({ key: id, content: pictureOf[id] }));

/** The same pictures with their words under them, as they are printed (§28). */
export const PRINTED_PICTURES = PLANTING_CAROUSEL_CAPTIONS.map(({ id, caption }) => ({
  id,
  caption,
  picture: pictureOf[id],
}));

/** Step 5 (§2.10): the four pictures of the work in its order, each with its words under it. */
export function PlantingPictures() {
  return (
    <div className="mx-auto w-full max-w-xl">
      <Carousel
        label={howToPlant}
        slides={slides}
        caption={(index) => PLANTING_CAROUSEL_CAPTIONS[index]?.caption}
      />
    </div>
  );
}
