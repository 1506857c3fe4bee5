import { latePart } from '#web/ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** §2.8: what takes photos in weighs as much as what a child writes beside it, and no step waits for it. */
export const LatePhotoPanel = latePart(async () => (await import('./photo-panel.tsx')).PhotoPanel, {
  meanwhile: (
    <SkeletonGroup label="Loading photos...">
      <Skeleton className="h-44 w-full rounded-lg" />
    </SkeletonGroup>
  ),
  error: 'Your photos could not be loaded',
});
