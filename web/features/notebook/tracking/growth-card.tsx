import { GROWTH_FROM, growthByWeek } from '#domain/rules/notebook/growth.ts';
import { weekOneOf } from '#domain/rules/notebook/weeks.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/growth.ts';
import { GrowthSummary } from './growth-summary.tsx';
import { useTrackingEntries } from './tracking.queries.ts';

export type GrowthCardProps = { projectId: string; inWaterSince: string | null };

/**
 * The numbers of finished entries, week by week, on the report (PRODUCT.md#growth), whose photos stand elsewhere;
 * nothing of one week.
 */
export function GrowthCard({ projectId, inWaterSince }: GrowthCardProps) {
  const entries = useTrackingEntries(projectId).data ?? [];
  const finished = entries.filter(({ isDraft }) => !isDraft);
  const weeks = growthByWeek(finished, weekOneOf(entries, inWaterSince));
  if (weeks.length < GROWTH_FROM) return null;
  return (
    <Card as="section" aria-labelledby="growth" className="unfolded-in-print grid gap-4">
      <h2 id="growth">{words.title}</h2>
      <GrowthSummary weeks={weeks} />
    </Card>
  );
}
