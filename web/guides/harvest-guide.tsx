import drawings from '#pictures/pictures-harvest.svg?no-inline';
import { Picture } from '#web/ui/picture.tsx';
import { HARVEST_GUIDE } from '#words/guides/harvest.ts';
import { PICTURES } from '#words/guides/pictures.ts';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

export { drawings };

export const HARVEST = {
  guide: HARVEST_GUIDE,
  numbered: true,
  illustrations: {
    'gather-tools': <Picture from={drawings} of="gather-tools" title={PICTURES.gatherTools} />,
    'choose-branch': <Picture from={drawings} of="choose-branch" title={PICTURES.chooseBranch} />,
    measure: <Picture from={drawings} of="measure-cutting" title={PICTURES.measure} />,
    'cut-below-node': <Picture from={drawings} of="cut-below-node" title={PICTURES.cutBelowNode} />,
    'remove-lower-leaves': (
      <Picture from={drawings} of="strip-lower-leaves" title={PICTURES.stripLowerLeaves} />
    ),
    'into-water': <Picture from={drawings} of="place-in-water" title={PICTURES.placeInWater} />,
    'bright-spot-and-label': <Picture from={drawings} of="bright-spot" title={PICTURES.brightSpot} />,
    'look-after': <Picture from={drawings} of="weekly-care" title={PICTURES.weeklyCare} />,
  },
};

/** Step 3 (PRODUCT.md#guides): the eight sections of harvesting, numbered because their order is the order of the work. */
export function HarvestGuide(place: GuidePlace) {
  return <StepGuide {...HARVEST} {...place} />;
}
