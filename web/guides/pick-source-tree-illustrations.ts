export { HealthyBranchIllustration } from './illustrations/healthy-branch.tsx';
export { PickTreeIllustration } from './illustrations/pick-tree.tsx';
