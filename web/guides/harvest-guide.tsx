import { GuideArticle } from './guide-article.tsx';
import { BrightSpotIllustration } from './illustrations/bright-spot.tsx';
import { ChooseBranchIllustration } from './illustrations/choose-branch.tsx';
import { CutBelowNodeIllustration } from './illustrations/cut-below-node.tsx';
import { GatherToolsIllustration } from './illustrations/gather-tools.tsx';
import { MeasureCuttingIllustration } from './illustrations/measure-cutting.tsx';
import { PlaceInWaterIllustration } from './illustrations/place-in-water.tsx';
import { StripLowerLeavesIllustration } from './illustrations/strip-lower-leaves.tsx';
import { WeeklyCareIllustration } from './illustrations/weekly-care.tsx';
import { HARVEST_GUIDE } from './text/harvest.ts';

const illustrations = {
  'gather-tools': <GatherToolsIllustration />,
  'choose-branch': <ChooseBranchIllustration />,
  measure: <MeasureCuttingIllustration />,
  'cut-below-node': <CutBelowNodeIllustration />,
  'remove-lower-leaves': <StripLowerLeavesIllustration />,
  'into-water': <PlaceInWaterIllustration />,
  'bright-spot-and-label': <BrightSpotIllustration />,
  'look-after': <WeeklyCareIllustration />,
};

/** Step 3 (§2.6): the eight sections of harvesting, numbered because their order is the order of the work. */
export function HarvestGuide() {
  return <GuideArticle guide={HARVEST_GUIDE} illustrations={illustrations} numbered />;
}
