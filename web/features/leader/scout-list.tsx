import { Link } from 'wouter';
import type { ListedScout, Scout, ScoutProgress } from '#domain/contract/leader.ts';
import { type CheckState, checkState } from '#domain/rules/rhythm.ts';
import { stepTitle } from '#domain/rules/steps.ts';
import { shownTotalHours } from '#domain/rules/summary.ts';
import { paths } from '#web/app/paths.ts';
import { showDay, today } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/leader.ts';
import { recorded } from '#words/recorded.ts';
import { treeNamed } from '#words/tree-names.ts';

/** Who waits for a check is found first. */
export function isWaiting({ projects }: Pick<Scout, 'projects'>, day = today()): boolean {
  return projects.some(({ nextCheck }) => LATE.includes(checkState(nextCheck, day)));
}
const LATE: readonly CheckState[] = ['due', 'waiting', 'resting'];

export function isFinished({ projects }: Pick<Scout, 'projects'>): boolean {
  return projects.some(({ status }) => status === 'completed');
}

/** The scouts of a troop, each with where the work stands. */
export function ScoutList({ scouts }: { scouts: readonly ListedScout[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {scouts.map((scout) => (
        <Card as="li" key={scout.id} className="relative grid content-start gap-2">
          <h3 className="text-lg">
            {/* The whole card is the target. */}
            <Link href={paths.scout(scout.id)} className="link after:absolute after:inset-0">
              {scout.name}
            </Link>
          </h3>
          {scout.projects[0] ? (
            <Standing project={scout.projects[0]} />
          ) : (
            <p className="text-ink-soft">{words.noTreeStarted}</p>
          )}
          {scout.saysFixed && (
            <div>
              <Badge tone="active">{words.saysFixed}</Badge>
            </div>
          )}
          {scout.projects.length > 1 && (
            <p className="text-ink-soft text-sm">{words.more(scout.projects.length - 1)}</p>
          )}
        </Card>
      ))}
    </ul>
  );
}

function Standing({ project }: { project: ScoutProgress }) {
  const { status, currentStep, totalSteps, species, hours, photos, cuttings } = project;
  const isDone = status === 'completed';
  return (
    <>
      <p className="font-semibold">
        {isDone ? words.finished : words.step(currentStep, totalSteps, recorded(stepTitle(currentStep)))}
      </p>
      <p className="text-ink-soft text-sm">
        {[
          species === null ? words.noTreeChosen : treeNamed(species),
          cuttings > 0 && words.cuttings(cuttings),
          words.hours(shownTotalHours(hours)),
          words.photos(photos),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <NextCheck project={project} />
    </>
  );
}

/** When the cuttings want to be looked at. */
export function NextCheck({ project: { nextCheck, status } }: { project: ScoutProgress }) {
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
