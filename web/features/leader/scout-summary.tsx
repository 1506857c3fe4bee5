import type { ScoutProgress } from '#domain/contract/leader.ts';
import { statusLabel } from '#domain/rules/project.ts';
import { stepTitle } from '#domain/rules/steps.ts';
import { shownTotalHours } from '#domain/rules/summary.ts';
import { showDay } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { NextCheck } from './scout-list.tsx';

/** How far a scout is with one tree: what every yes of a parent shows. */
export function ScoutSummary({ project }: { project: ScoutProgress }) {
  const { species, status, currentStep, totalSteps, lastCheck } = project;
  const facts = [
    ['Status', statusLabel(status)],
    ['Step', `${currentStep} of ${totalSteps}: ${stepTitle(currentStep)}`],
    ['Cuttings', String(project.cuttings)],
    ['Trees planted', String(project.planted)],
    ['Hours', shownTotalHours(project.hours)],
    ['Photos', String(project.photos)],
    ['Last check', lastCheck === null ? 'None so far' : showDay(lastCheck)],
  ] as const;
  return (
    <Card as="article" className="grid gap-4">
      <h2 className="wrap-anywhere text-xl">{species ?? 'No tree chosen yet'}</h2>
      <NextCheck project={project} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
