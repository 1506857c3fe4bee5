export { HealthyBranchIllustration } from '../illustrations/healthy-branch.tsx';
export { KindOfTreeIllustration } from '../illustrations/kind-of-tree.tsx';
export { PickTreeIllustration } from '../illustrations/pick-tree.tsx';
export { SeasonIllustration } from '../illustrations/season.tsx';
export { StaySafeIllustration } from '../illustrations/stay-safe.tsx';
export { WhatToPhotographIllustration } from '../illustrations/what-to-photograph.tsx';
