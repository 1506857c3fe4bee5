import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Jar, ProjectGlance } from '#domain/contract/notebook/glances.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { type NextAction, nextAction, weekInWater } from '#domain/rules/notebook/next-action.ts';
import { progressPercent, stepsBehind } from '#domain/rules/notebook/project.ts';
import { paths } from '#web/app/paths.ts';
import { showDate } from '#web/lib/dates.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import * as words from '#words/notebook/projects.tsx';
import { treeNamed } from '#words/species/tree-names.ts';
import { useGlance } from './glances.queries.ts';
import { ProjectMenuButton } from './project-menu-button.tsx';
import { ProjectPictureCard, type ProjectPictureCardProps } from './project-picture-card.tsx';

const STATUS_TONES: Readonly<Record<string, BadgeTone>> = { completed: 'done', in_progress: 'active' };

/** The words above the button, and the row of weeks below it, which must push it out of no first view. */
type CheckParts = { words: ReactNode; leaves: ReactNode };

export type ProjectCardProps = Pick<ProjectPictureCardProps, 'thumbnailOf' | 'isFirst'> & {
  project: Project;
  /** The drawing of a jar; small it is a mark beside the week. */
  jarOf: (jar: Jar | null, size: 'small' | 'large') => ReactNode;
  /** The state of the weekly check (PRODUCT.md#the-weekly-rhythm). */
  checkOf: (glance: ProjectGlance) => CheckParts;
  /** The question about the tree of a project completed at `completedAt` (PRODUCT.md#the-years-after). */
  treeOf: (projectId: string, completedAt: string) => ReactNode;
  onDeleted: () => void;
};

/** One project on the dashboard: how it looks, and what comes next in it (PRODUCT.md#dashboard). */
export function ProjectCard({ project, jarOf, checkOf, treeOf, onDeleted, ...picture }: ProjectCardProps) {
  const glance = useGlance(project.id);
  const done = glance?.completedSteps.length ?? stepsBehind(project);
  const day = useToday();
  const week = weekInWater(glance?.inWaterSince ?? null, day);
  const { jar = null, newestPhoto = null, completedAt = null } = glance ?? {};
  const isHarvested = jar !== null && jar.stage !== 'empty';
  return (
    <Card
      as="article"
      look="notebook"
      aria-labelledby={`project-${project.id}`}
      className="@container flex flex-col gap-3"
    >
      {/* A finger goes to the picture first; for keys the same way stands below, by its name. */}
      <Link href={wayInto(project)} tabIndex={-1} aria-label={words.open(project.name)} className="block">
        <ProjectPictureCard
          project={project}
          photo={newestPhoto}
          jar={jarOf(jar, 'large')}
          isHarvested={isHarvested}
          {...picture}
        />
      </Link>
      <div className="flex items-start gap-3">
        {newestPhoto && isHarvested && jarOf(jar, 'small')}
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2">
          <h2 id={`project-${project.id}`} className="wrap-anywhere text-xl">
            {project.name}
          </h2>
          <div className="col-span-2 row-start-2 flex flex-wrap gap-2">
            {week !== null && project.status !== 'completed' && (
              <Badge tone="waiting">{words.week(week)}</Badge>
            )}
            <Badge tone={STATUS_TONES[project.status] ?? 'neutral'}>{words.status(project.status)}</Badge>
          </div>
          <ProjectMenuButton project={project} glance={glance} onDeleted={onDeleted} />
        </div>
      </div>
      {completedAt !== null && treeOf(project.id, completedAt)}
      <NextThing
        project={project}
        action={nextAction(project, glance, day)}
        check={glance && checkOf(glance)}
      />
      <Progress
        label={words.progress}
        value={progressPercent(done, project.totalSteps)}
        valueText={words.stepsDone(done, project.totalSteps)}
        segments={TOTAL_STEPS}
      />
      <div className="grid gap-1 text-ink-soft text-sm">
        {project.selectedSpecies && <p>{words.tree(treeNamed(project.selectedSpecies.commonName))}</p>}
        {project.location && <p className="wrap-anywhere">{words.location(project.location)}</p>}
        <p>{words.created(showDate(project.createdAt))}</p>
      </div>
      <OtherWay project={project} />
    </Card>
  );
}

type NextThingProps = { project: Project; action: NextAction | null; check: CheckParts | undefined };

/** The one thing to press: what comes next, or the report of what is done. */
function NextThing({ project, action, check }: NextThingProps) {
  if (!action) {
    return (
      <Link href={paths.complete(project.id)} className={buttonClass({ wide: true, size: 'lg' })}>
        {words.viewReport}
      </Link>
    );
  }
  const { label, step, look, isOptional } = action;
  const isLook = check !== undefined && step === TRACKING_STEP;
  const variant = isOptional ? 'secondary' : 'primary';
  return (
    <div className="grid gap-3">
      {isLook && check.words}
      <Link
        href={paths.step(project.id, step, look && { look })}
        className={buttonClass({ variant, wide: true, size: 'lg' })}
      >
        {words.next(label)}
      </Link>
      {isLook && check.leaves}
    </div>
  );
}

/** PRODUCT.md#dashboard: where it goes on. */
function wayInto({ id, status }: Project): string {
  return status === 'completed' ? paths.step(id, TRACKING_STEP) : paths.project(id);
}

function OtherWay({ project }: { project: Project }) {
  return (
    <Link
      href={wayInto(project)}
      className={`${buttonClass({ variant: 'quiet', wide: true })} px-0! mt-auto`}
    >
      {project.status === 'completed' ? words.continueCompleted : words.continueProject}
    </Link>
  );
}
