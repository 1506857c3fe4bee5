import type { ScoutProgress } from '#domain/contract/troop/leader.ts';
import { checkState } from '#domain/rules/notebook/rhythm.ts';
import { shownTotalHours } from '#domain/rules/report/summary.ts';
import { showDay, today } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { status as statusOf } from '#words/notebook/status.ts';
import { title as stepTitle } from '#words/notebook/steps.ts';
import { treeNamed } from '#words/species/tree-names.ts';
import * as words from '#words/troop/leader.ts';

/** A scout's progress with one tree, which every yes of a parent shows. */
export function ScoutSummary({ project }: { project: ScoutProgress }) {
  const { species, status, currentStep, totalSteps, lastCheck } = project;
  const facts = [
    [words.facts.status, statusOf(status)],
    [words.facts.step, words.stepOf(currentStep, totalSteps, stepTitle(currentStep))],
    [words.facts.cuttings, String(project.cuttings)],
    [words.facts.planted, String(project.planted)],
    [words.facts.hours, shownTotalHours(project.hours)],
    [words.facts.photos, String(project.photos)],
    [words.facts.lastCheck, lastCheck === null ? words.noCheck : showDay(lastCheck)],
  ] as const;
  return (
    <Card as="article" className="grid gap-4">
      <h2 className="wrap-anywhere text-xl">{species === null ? words.noTreeChosen : treeNamed(species)}</h2>
      <NextCheck project={project} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-3 sm:grid-cols-4">
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

/** When the cuttings want to be looked at. */
function NextCheck({ project: { nextCheck, status } }: { project: ScoutProgress }) {
  const state = checkState(nextCheck, today());
  if (status === 'completed')
    return (
      <div>
        <Badge tone="done">{words.finished}</Badge>
      </div>
    );
  if (nextCheck === null) return null;
  return (
    <div>
      <Badge tone={state === 'fine' ? 'neutral' : 'waiting'}>{words.check(state, showDay(nextCheck))}</Badge>
    </div>
  );
}
