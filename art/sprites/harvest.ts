export { BrightSpotIllustration } from '../illustrations/bright-spot.tsx';
export { ChooseBranchIllustration } from '../illustrations/choose-branch.tsx';
export { CutBelowNodeIllustration } from '../illustrations/cut-below-node.tsx';
export { GatherToolsIllustration } from '../illustrations/gather-tools.tsx';
export { MeasureCuttingIllustration } from '../illustrations/measure-cutting.tsx';
export { PlaceInWaterIllustration } from '../illustrations/place-in-water.tsx';
export { StripLowerLeavesIllustration } from '../illustrations/strip-lower-leaves.tsx';
export { WeeklyCareIllustration } from '../illustrations/weekly-care.tsx';
