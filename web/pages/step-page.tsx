import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { Step } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import type { Lack } from '#domain/rules/notebook/sentences.ts';
import { isStepNumber } from '#domain/rules/notebook/steps.ts';
import { paths } from '#web/app/paths.ts';
import { useProject, useUnsentProjects } from '#web/features/notebook/projects/projects.queries.ts';
import { StepHeadPanel } from '#web/features/notebook/steps/step-head-panel.tsx';
import { StepBar, StepSidebar } from '#web/features/notebook/steps/step-list.tsx';
import { useSteps } from '#web/features/notebook/steps/steps.queries.ts';
import { useStepForm } from '#web/features/notebook/steps/use-step-form.ts';
import {
  finishedOnTheWay,
  missingOfStep2,
  SENT_TO_STEP_2,
  sayStep2First,
  useStepMoves,
} from '#web/features/notebook/steps/use-step-moves.ts';
import { GuideViewProvider, useGuideView } from '#web/guides/guide-view.ts';
import { isGone, remedyFor } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';
import * as words from '#words/notebook/steps.ts';
import * as fields from '#words/platform/fields.ts';
import { AwaitedStep, STEP_COLUMN, STEP_GRID } from './step/awaited-step.tsx';
import type { StepBodyProps } from './step/step-parts.tsx';

// Few ever have one.
const UnsentProjectCard = lazyPart(
  async () => (await import('#web/features/notebook/projects/unsent-project-card.tsx')).UnsentProjectCard,
);
const NoProject = lazyPart(async () => (await import('./step/no-project.tsx')).NoProject, {
  error: words.noProject.title,
});

const EntriesAhead = lazyPart(async () => (await import('./step/track-step.tsx')).EntriesAhead);

/** No step is done sooner. */
const NEXT_STEP_AFTER_MS = 3000;

const BODY_SHAPE = <Skeleton className="h-64 w-full rounded-lg" />;

/** Each step's guide and forms are a file of their own: a child does one step at a time. */
const BODIES: Readonly<Record<number, ReturnType<typeof body>>> = {
  1: body(async () => (await import('./step/introduction-step.tsx')).IntroductionStep),
  2: body(async () => (await import('./step/pick-tree-step.tsx')).PickTreeStep),
  3: body(async () => (await import('./step/harvest-step.tsx')).HarvestStep),
  4: body(async () => (await import('./step/track-step.tsx')).TrackStep),
  5: body(async () => (await import('./step/plant-step.tsx')).PlantStep),
};

function body(file: () => Promise<ComponentType<StepBodyProps>>) {
  const meanwhile = <SkeletonGroup label={words.loadingStep}>{BODY_SHAPE}</SkeletonGroup>;
  return lazyPart(file, { meanwhile, isAll: true });
}

/** PRODUCT.md#steps: one step of a project, the one in the address or else the project's current one. */
export default function StepPage() {
  const { projectId = '', step } = useParams();
  return (
    <>
      {Number(step) === TRACKING_STEP && <EntriesAhead projectId={projectId} />}
      <ReadStep projectId={projectId} step={step} />
    </>
  );
}

function ReadStep({ projectId, step }: { projectId: string; step: string | undefined }) {
  const project = useProject(projectId);
  const steps = useSteps(projectId);
  const unsent = useUnsentProjects().find(({ about }) => about === projectId);
  useEffect(() => BODIES[Number(step)]?.fetchAhead(), [step]);
  if (unsent) return <UnsentProjectCard job={unsent} headingLevel={1} />;
  if (project.isError || steps.isError) {
    const error = project.error ?? steps.error;
    const retry = () => void Promise.all([project.refetch(), steps.refetch()]);
    return isGone(error) ? <NoProject projectId={projectId} /> : <NotLoaded error={error} onRetry={retry} />;
  }
  if (!project.data || !steps.data) {
    return (
      <SkeletonGroup label={words.loadingProject}>
        <AwaitedStep />
      </SkeletonGroup>
    );
  }
  const stepNumber = step === undefined ? project.data.currentStep : Number(step);
  if (!isStepNumber(stepNumber)) return <Redirect to={paths.project(projectId)} replace />;
  return <OpenStep project={project.data} steps={steps.data} stepNumber={stepNumber} />;
}

type OpenStepProps = { project: Project; steps: readonly Step[]; stepNumber: number };

/** PRODUCT.md#the-gate-of-step-2: a typed address does not lead past an unfinished step 2 either. */
function OpenStep({ project, steps, stepNumber }: OpenStepProps) {
  const missing = missingOfStep2(stepNumber, steps, project.selectedSpeciesId !== null).join();
  useEffect(() => {
    if (missing !== '') sayStep2First(missing.split(',') as Lack[]);
  }, [missing]);
  const step = steps[stepNumber - 1];
  if (missing !== '') return <Redirect to={paths.step(project.id, 2)} state={SENT_TO_STEP_2} replace />;
  if (!step) return <NoProject projectId={project.id} />;
  return <StepScreen key={stepNumber} project={project} steps={steps} step={step} />;
}

function StepScreen({ project, steps, step }: Omit<StepBodyProps, 'form' | 'moves'>) {
  useDocumentTitle(words.heading(step.stepNumber));
  const form = useStepForm(project.id, step);
  const hasSpecies = project.selectedSpeciesId !== null;
  const moves = useStepMoves({ projectId: project.id, hasSpecies, steps, step }, form);
  const Body = BODIES[step.stepNumber];
  // The press that led here is answered by the head of the step; all of it takes a slow phone several times as long.
  const isBodyDue = useDeferredValue(true, false);
  const title = useFocusOnArrival();
  const guide = useGuideView();
  const [finished] = useState(finishedOnTheWay);
  // Its line asks to pick a tree.
  const isAnswered = finished === 1 && hasSpecies;
  useEffect(() => {
    // Loaded again, or come back to, the step begins as any other.
    if (finished !== undefined) history.replaceState(null, '');
  }, [finished]);
  useEffect(() => {
    // In newer browsers this gives a promise, which React would take for what undoes the effect.
    window.scrollTo(0, 0);
    // The next step's, while there is a connection, and behind what this one shows.
    const timer = setTimeout(() => BODIES[step.stepNumber + 1]?.fetchAhead(), NEXT_STEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step.stepNumber]);
  const list = { steps, current: step.stepNumber, isLocked: moves.isLocked, finished, onStep: moves.goTo };
  return (
    <div className={STEP_GRID}>
      <div className="max-lg:hidden lg:sticky lg:top-6 lg:self-start">
        <StepSidebar {...list} />
      </div>
      <div className={STEP_COLUMN}>
        <div className="grid grid-cols-1 gap-1">
          <StepHeadPanel project={project} stepNumber={step.stepNumber} title={title} guide={guide} />
          <StepBar {...list} />
          {finished !== undefined && !isAnswered && (
            <p className="mt-2 animate-rise text-balance rounded-md bg-moss px-3 py-2 text-center font-semibold text-on-moss leading-snug print:hidden">
              {words.finished(finished)}
            </p>
          )}
        </div>
        <GuideViewProvider value={guide}>
          {Body && isBodyDue ? (
            <Body project={project} steps={steps} step={step} form={form} moves={moves} />
          ) : (
            BODY_SHAPE
          )}
        </GuideViewProvider>
      </div>
    </div>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      headingLevel={1}
      title={words.notLoaded}
      text={remedyFor(error)}
      action={<Button onClick={onRetry}>{fields.tryAgain}</Button>}
    />
  );
}
