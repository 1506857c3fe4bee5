import drawings from '#pictures/pictures-plant.svg?no-inline';
import { Carousel } from '#web/ui/carousel.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { howToPlant } from '#words/guides/deck.ts';
import { PICTURES } from '#words/guides/pictures.ts';
import { PLANT_GUIDE, PLANTING_CAROUSEL_CAPTIONS } from '#words/guides/plant.ts';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

export { drawings };

export const PLANT = {
  guide: PLANT_GUIDE,
  illustrations: {
    ready: <Picture from={drawings} of="root-length" title={PICTURES.rootLength} />,
    'permanent-or-temporary': (
      <Picture from={drawings} of="permanent-or-temporary" title={PICTURES.permanentOrTemporary} />
    ),
    'before-you-dig': <Picture from={drawings} of="before-you-dig" title={PICTURES.beforeYouDig} />,
    'how-to-plant': <Picture from={drawings} of="how-to-plant" title={PICTURES.howToPlant} />,
    'three-kinds-of-photos': (
      <Picture from={drawings} of="three-kinds-of-photos" title={PICTURES.threeKindsOfPhotos} />
    ),
  },
};

/** Step 5 (PRODUCT.md#guides): the 'When Can You Plant?' guide. */
export function PlantGuide(place: GuidePlace) {
  return <StepGuide {...PLANT} {...place} />;
}

const pictureOf = {
  'roots-ready': <Picture from={drawings} of="roots-ready" title={PICTURES.rootsReady} />,
  dig: <Picture from={drawings} of="dig-hole" title={PICTURES.digHole} />,
  set: <Picture from={drawings} of="set-cutting" title={PICTURES.setCutting} />,
  'water-and-mulch': <Picture from={drawings} of="water-and-mulch" title={PICTURES.waterAndMulch} />,
};

const slides = PLANTING_CAROUSEL_CAPTIONS.map(({ id }) => ({ key: id, content: pictureOf[id] }));

/** The same pictures with their words under them, as they are printed (PRODUCT.md#field-paper). */
export const PRINTED_PICTURES = PLANTING_CAROUSEL_CAPTIONS.map(({ id, caption }) => ({
  id,
  caption,
  picture: pictureOf[id],
}));

/** Step 5 (PRODUCT.md#guides): the four pictures of the work in its order, each with its words under it. */
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
