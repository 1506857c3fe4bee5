import { HARVEST_GUIDE } from '#words/guides/harvest.ts';
import { lateIllustrations } from './late-illustrations.tsx';
import { type GuidePlace, StepGuide } from './step-guide.tsx';

const Illustration = lateIllustrations('ahead', () => import('./harvest-illustrations.ts'));

export const HARVEST = {
  guide: HARVEST_GUIDE,
  numbered: true,
  illustrations: {
    'gather-tools': <Illustration of="GatherToolsIllustration" />,
    'choose-branch': <Illustration of="ChooseBranchIllustration" />,
    measure: <Illustration of="MeasureCuttingIllustration" />,
    'cut-below-node': <Illustration of="CutBelowNodeIllustration" />,
    'remove-lower-leaves': <Illustration of="StripLowerLeavesIllustration" />,
    'into-water': <Illustration of="PlaceInWaterIllustration" />,
    'bright-spot-and-label': <Illustration of="BrightSpotIllustration" />,
    'look-after': <Illustration of="WeeklyCareIllustration" />,
  },
};

/** Step 3 (§2.6): the eight sections of harvesting, numbered because their order is the order of the work. */
export function HarvestGuide(place: GuidePlace) {
  return <StepGuide {...HARVEST} {...place} />;
}
