import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { TIME_LAPSE_PHOTOS_MIN } from '#domain/limits.ts';
import { GrowthPanel } from '#web/features/notebook/tracking/growth-panel.tsx';
import { useTrackingEntries } from '#web/features/notebook/tracking/tracking.queries.ts';
import { ClipButton } from '#web/features/photos/clip-button.tsx';
import { FilmPanel } from '#web/features/photos/film-panel.tsx';
import { photoAddress } from '#web/features/photos/photos.queries.ts';
import { TimeLapsePanel } from '#web/features/photos/time-lapse-panel.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/report/time-lapse.ts';

export type GrowthProps = {
  entries: readonly TrackingEntry[];
  /** Those that are no drafts, the newest first; undefined until they are known. */
  planted: readonly PlantingEntry[] | undefined;
  inWaterSince: string | null;
};

/** The growth of the cuttings in step 4 (PRODUCT.md#growth), below the jar. */
export function Growth({ entries, planted, inWaterSince }: GrowthProps) {
  if (!planted) return null;
  const hasFilm = entries.flatMap(({ photos }) => photos).length >= TIME_LAPSE_PHOTOS_MIN;
  return (
    <GrowthPanel
      entries={entries}
      inWaterSince={inWaterSince}
      plantedOn={planted.at(-1)?.plantingDate ?? null}
      addressOf={photoAddress}
      film={
        hasFilm
          ? { view: <FilmPanel looks={entries} playsAtOnce />, clip: <ClipButton looks={entries} /> }
          : null
      }
    />
  );
}

/** The photos of a project's looks as a film, on its report, which knows that there are enough of them. */
export function Film({ projectId }: { projectId: string }) {
  const { data: looks, isError, error, refetch } = useTrackingEntries(projectId);
  if (looks) return <TimeLapsePanel looks={looks} />;
  return (
    <Card as="section" aria-labelledby="film-title" className="grid gap-3 print:hidden">
      <h2 id="film-title">{words.title}</h2>
      {isError ? (
        <LoadError title={words.notLoaded} error={error} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="aspect-4/3 w-full rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
