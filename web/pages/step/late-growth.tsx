import type { PlantingEntry } from '#domain/contract/planting.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { photoAddress } from '#web/features/photos/photos.queries.ts';
import { TimeLapsePanel } from '#web/features/photos/time-lapse-panel.tsx';
import { GrowthPanel } from '#web/features/tracking/growth-panel.tsx';
import { useTrackingEntries } from '#web/features/tracking/tracking.queries.ts';

export type GrowthProps = {
  entries: readonly TrackingEntry[];
  /** Those that are no drafts, the newest first; undefined until they are known. */
  planted: readonly PlantingEntry[] | undefined;
  inWaterSince: string | null;
};

/** What step 4 shows of how the cuttings grew (§29), below the entries. */
export function Growth({ entries, planted, inWaterSince }: GrowthProps) {
  if (!planted) return null;
  return (
    <div id="growth" className="grid min-w-0 scroll-mt-4 gap-6 empty:hidden sm:gap-8 print:block">
      <GrowthPanel
        entries={entries}
        inWaterSince={inWaterSince}
        plantedOn={planted.at(-1)?.plantingDate ?? null}
        addressOf={photoAddress}
      />
      <TimeLapsePanel looks={entries} />
    </div>
  );
}

/** The photos of a project's looks as a film, on its report. */
export function Film({ projectId }: { projectId: string }) {
  return <TimeLapsePanel looks={useTrackingEntries(projectId).data ?? []} />;
}
