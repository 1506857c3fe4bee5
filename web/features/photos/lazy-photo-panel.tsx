import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/photos/photos.ts';

/**
 * PRODUCT.md#photo-panel: what takes photos in weighs as much as what a child writes beside it, and no step waits for it.
 */
export const LazyPhotoPanel = lazyPart(async () => (await import('./photo-panel.tsx')).PhotoPanel, {
  meanwhile: (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-44 w-full rounded-lg" />
    </SkeletonGroup>
  ),
  error: words.notLoaded,
});
