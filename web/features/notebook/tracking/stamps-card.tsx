import { listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries, TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import { stampsOf } from '#domain/rules/notebook/stamps.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/stamps.ts';
import { StampList } from './stamp-list.tsx';

/**
 * The stamps of a project on its report (PRODUCT.md#stamps); nothing before the first. They hang on single entries, of
 * which the report's summary does not tell drafts apart.
 */
export function StampsCard({ projectId }: { projectId: string }) {
  const steps = useReading(listSteps, { id: projectId }).data;
  const looks = useReading(listTrackingEntries, { projectId }).data;
  const plantings = useReading(listPlantingEntries, { projectId }).data;
  if (!steps || !looks || !plantings) return null;
  const recorded = { harvest: steps[TRACKING_STEP - 2]?.formData ?? {}, looks, plantings };
  if (stampsOf(recorded).length === 0) return null;
  return (
    <Card as="section" aria-labelledby="stamps" className="grid gap-4 print:break-inside-avoid">
      <h2 id="stamps">{words.title}</h2>
      <StampList recorded={recorded} />
    </Card>
  );
}
