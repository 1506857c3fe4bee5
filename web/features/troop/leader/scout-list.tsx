import { Link } from 'wouter';
import type { ListedScout, ScoutProgress } from '#domain/contract/troop/leader.ts';
import { checkState } from '#domain/rules/notebook/rhythm.ts';
import { shownTotalHours } from '#domain/rules/report/summary.ts';
import type { Need, Standing } from '#domain/rules/troop/scout-needs.ts';
import { paths } from '#web/app/paths.ts';
import { showDay, today } from '#web/lib/dates.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { openedFromHere, rememberPlace, useWayBack } from '#web/ui/use-way-back.ts';
import { title as stepTitle } from '#words/notebook/steps.ts';
import { treeNamed } from '#words/species/tree-names.ts';
import * as words from '#words/troop/leader.ts';
import { type DrawingOf, ScoutPictureCard } from './scout-picture-card.tsx';

const TONES: Readonly<Record<Need, BadgeTone>> = {
  review: 'active',
  stuck: 'danger',
  look: 'waiting',
  start: 'neutral',
  nothing: 'neutral',
  finished: 'done',
};

export type ScoutListProps = {
  scouts: readonly { readonly scout: ListedScout; readonly standing: Standing }[];
  drawingOf: DrawingOf;
};

/**
 * The scouts of a troop, a row each: how the tree looks, how far it is, and what is needed (PRODUCT.md#the-leaders-list).
 */
export function ScoutList({ scouts, drawingOf }: ScoutListProps) {
  useWayBack();
  return (
    <ul className="-mx-[min(0.5rem,2.5vw)] grid divide-y divide-line border-line border-y">
      {scouts.map(({ scout, standing }) => (
        <li
          key={scout.id}
          className="relative flex min-h-20 items-center gap-3 px-[min(0.5rem,2.5vw)] py-1.5 transition-colors hover:bg-paper-sunken"
        >
          <ScoutPictureCard project={standing.project} drawingOf={drawingOf} />
          <div className="grid min-w-0 grow grid-cols-1 gap-0.5">
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              <h3 className="text-base">
                {/* The whole row is the target. */}
                <Link
                  id={`scout-${scout.id}`}
                  href={paths.scout(scout.id)}
                  state={openedFromHere()}
                  onClick={() => rememberPlace(`scout-${scout.id}`)}
                  className="link after:absolute after:inset-0"
                >
                  {scout.name}
                </Link>
              </h3>
              <Badge tone={TONES[standing.need]}>
                {words.needs(standing.need, standing.project?.currentStep ?? 0)}
              </Badge>
            </div>
            <div className="grid min-w-0 grid-cols-1 text-sm">
              <Now scout={scout} standing={standing} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the tree is, in two lines. */
function Now({ scout, standing: { project } }: ScoutListProps['scouts'][number]) {
  const { saysFixed, projects } = scout;
  if (!project) return <p className="text-ink-soft">{words.noTreeStarted}</p>;
  const { status, currentStep, totalSteps, work, nextCheck } = project;
  const isDone = status === 'completed';
  const done = isDone ? totalSteps : currentStep - 1;
  const title = stepTitle(currentStep);
  return (
    <>
      {(saysFixed || !isDone) && (
        <p>{saysFixed ? words.saysFixed : words.step(currentStep, totalSteps, title)}</p>
      )}
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-soft">
        <StepDots done={done} of={totalSteps} isDone={isDone} />
        {work?.week != null && !isDone && <span className="shrink-0">{words.week(work.week)}</span>}
        {/* As many whole words as one line has room for. */}
        <span className="max-h-[1lh] min-w-16 flex-1 overflow-hidden">{factsOf(project)}</span>
        {projects.length > 1 && <span className="shrink-0">{words.more(projects.length - 1)}</span>}
        {nextCheck !== null && (
          <span className="hidden shrink-0 sm:inline">
            {words.check(checkState(nextCheck, today()), showDay(nextCheck))}
          </span>
        )}
      </p>
    </>
  );
}

function factsOf({ species, cuttings, hours, photos }: ScoutProgress): string {
  const counts = [
    ...(cuttings > 0 ? [words.cuttings(cuttings)] : []),
    words.hours(shownTotalHours(hours)),
    words.photos(photos),
  ];
  // A line ends before a count that it has no room for, and not within it.
  const whole = counts.map((count) => ` ·${NO_BREAK}${count.replaceAll(' ', NO_BREAK)}`);
  return (species === null ? words.noTreeChosen : treeNamed(species)) + whole.join('');
}
const NO_BREAK = '\u00a0';

/** The steps as a row of dots: those that are done, and the one that a scout is in. */
function StepDots({ done, of, isDone }: { done: number; of: number; isDone: boolean }) {
  return (
    <svg
      role="img"
      aria-label={words.stepsDone(done, of)}
      viewBox={`0 0 ${of * 12} 12`}
      className="h-3 w-15 shrink-0 text-forest"
    >
      {Array.from({ length: of }, (_, before) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          key={before}
          cx={before * 12 + 6}
          cy={6}
          r={4}
          fill={before < done ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={before === done && !isDone ? 2.5 : 1}
          opacity={before > done ? 0.55 : 1}
        />
      ))}
    </svg>
  );
}
