import '#web/guides/field-paper.css';

import { ClipboardList } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { paths } from '#web/app/paths.ts';
import { useProject } from '#web/features/notebook/projects/projects.queries.ts';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import type { Known } from '#web/guides/field-sheets.tsx';
import { PrintedGuide, type PrintedGuideProps } from '#web/guides/printed-guide.tsx';
import { isGone, remedyFor } from '#web/lib/call.ts';
import { showDay } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FIELD_PAPER, SHEET_TITLES } from '#words/guides/field-sheets.ts';
import { reportAndHours } from '#words/notebook/projects.tsx';
import * as steps from '#words/notebook/steps.ts';
import * as fields from '#words/platform/fields.ts';
import { treeNamed } from '#words/species/tree-names.ts';
import * as words from '#words/troop/paper.ts';

const meanwhile = <Skeleton className="h-200 w-full" />;
const error = words.partNotLoaded;

/** The drawings are asked for together with the words: nobody is to print the places where they are still to come. */
function printed(file: () => Promise<PrintedGuideProps & { drawings: string }>) {
  return lazyPart(
    async () => {
      const { drawings, ...guide } = await file();
      await fetch(drawings);
      return () => <PrintedGuide {...guide} />;
    },
    { meanwhile, error },
  );
}

const GUIDES: Readonly<Record<number, ReturnType<typeof printed>>> = {
  1: printed(async () => {
    const { INTRODUCTION, drawings } = await import('#web/guides/introduction-guide.tsx');
    return { ...INTRODUCTION, drawings };
  }),
  2: printed(async () => {
    const { PICK_SOURCE_TREE, drawings } = await import('#web/guides/pick-source-tree-guide.tsx');
    return { ...PICK_SOURCE_TREE, drawings };
  }),
  3: printed(async () => {
    const { HARVEST, drawings } = await import('#web/guides/harvest-guide.tsx');
    return { ...HARVEST, drawings };
  }),
  4: printed(async () => {
    const { TRACK, drawings } = await import('#web/guides/track-guide.tsx');
    return { ...TRACK, drawings };
  }),
  5: printed(async () => {
    const { PLANT, PRINTED_PICTURES, drawings } = await import('#web/guides/plant-guide.tsx');
    return { ...PLANT, pictures: PRINTED_PICTURES, drawings };
  }),
};

const sheets = () => import('#web/guides/field-sheets.tsx');
const FieldSheet = lazyPart(async () => (await sheets()).FieldSheet, { meanwhile, error });
const LabelSheet = lazyPart(async () => (await sheets()).LabelSheet, { meanwhile, error });

const NoProject = lazyPart(async () => (await import('./step/no-project.tsx')).NoProject, {
  error: steps.noProject.title,
});

const HARVEST_STEP = TRACKING_STEP - 1;
/** In step 3 the cuttings get their jars, in step 4 they live in them. */
const LABELLED: readonly number[] = [HARVEST_STEP, TRACKING_STEP];

/**
 * PRODUCT.md#field-paper: what a step has for outside, to be printed: its guide, its sheet to fill in, and labels for
 * the jars.
 */
export default function PaperPage() {
  const { projectId = '', step = '1' } = useParams();
  useDocumentTitle(FIELD_PAPER.title);
  const project = useProject(projectId);
  // It prints lines to write on for what cannot be had.
  const harvest = useReading(listSteps, { id: projectId }).data?.[HARVEST_STEP - 1]?.formData;
  if (project.data) {
    const inWaterSince = harvest?.waterPlacementDate ?? null;
    const stepNumber = Number(step);
    return <Paper key={step} project={project.data} step={stepNumber} inWaterSince={inWaterSince} />;
  }
  if (!project.isError) return meanwhile;
  if (isGone(project.error)) return <NoProject projectId={projectId} />;
  return (
    <EmptyState
      headingLevel={1}
      title={words.projectNotLoaded}
      text={remedyFor(project.error)}
      action={<Button onClick={() => void project.refetch()}>{fields.tryAgain}</Button>}
    />
  );
}

type PaperProps = { project: Project; step: number; inWaterSince: string | null };
type Part = 'guide' | 'sheet' | 'labels';

function Paper({ project, step, inWaterSince }: PaperProps) {
  const { firstName } = useUser();
  const [chosen, setChosen] = useState<readonly Part[]>(['guide', 'sheet', 'labels']);
  const parts: readonly (readonly [Part, string])[] = [
    ['guide', FIELD_PAPER.guide],
    ['sheet', SHEET_TITLES[step] ?? ''],
    ...(LABELLED.includes(step) ? [['labels', FIELD_PAPER.labels] as const] : []),
  ];
  const prints = (part: Part) => chosen.includes(part) && parts.some(([it]) => it === part);
  const known: Known = {
    firstName,
    projectName: project.name,
    tree: project.selectedSpecies && treeNamed(project.selectedSpecies.commonName),
    inWater: inWaterSince === null ? null : showDay(inWaterSince),
  };
  useEffect(() => {
    // The link to it is at the foot of the step.
    window.scrollTo(0, 0);
  }, []);
  const turn = (part: Part) =>
    setChosen(chosen.includes(part) ? chosen.filter((it) => it !== part) : [...chosen, part]);
  const hasSome = parts.some(([part]) => prints(part));
  const Guide = GUIDES[step];
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={FIELD_PAPER.title}
          subtitle={steps.heading(step)}
          back={
            // A step that is still closed would send a child away, and say what it misses.
            step <= project.currentStep ? (
              <BackLink href={paths.step(project.id, step)}>{words.backToStep(step)}</BackLink>
            ) : (
              <BackLink href={paths.project(project.id)}>{words.backToProject}</BackLink>
            )
          }
        />
        <div className="mb-8 grid justify-items-start gap-4">
          <fieldset>
            <legend className="font-semibold">{FIELD_PAPER.choose}</legend>
            {parts.map(([part, label]) => (
              <CheckboxField
                key={part}
                label={label}
                checked={chosen.includes(part)}
                onChange={() => turn(part)}
              />
            ))}
          </fieldset>
          <Button size="lg" disabled={!hasSome} onClick={() => void printPage()}>
            {FIELD_PAPER.print}
          </Button>
          <p className="text-ink-soft">{hasSome ? FIELD_PAPER.hint : FIELD_PAPER.nothing}</p>
          <OtherSteps projectId={project.id} step={step} />
          {/* A person who needs something for a leader taps the first printer in sight. */}
          <Link
            href={paths.complete(project.id)}
            className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}
          >
            <ClipboardList aria-hidden="true" className="size-5" />
            {reportAndHours}
          </Link>
        </div>
      </div>
      <p className="mb-3 text-ink-soft print:hidden">{FIELD_PAPER.preview}</p>
      <div className="field-paper grid grid-cols-1 gap-6">
        {Guide && prints('guide') && <Guide />}
        {prints('sheet') && <FieldSheet step={step} known={known} />}
        {prints('labels') && <LabelSheet known={known} />}
      </div>
    </>
  );
}

/** A day outdoors needs the next step's sheet too, which may still be locked. */
function OtherSteps({ projectId, step }: { projectId: string; step: number }) {
  return (
    <nav aria-label={FIELD_PAPER.others} className="flex flex-wrap items-center gap-1">
      <span className="text-ink-soft">{FIELD_PAPER.others}:</span>
      {Array.from({ length: TOTAL_STEPS }, (_, index) => index + 1)
        .filter((other) => other !== step)
        .map((other) => (
          <Link
            key={other}
            href={paths.paper(projectId, other)}
            aria-label={steps.heading(other)}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {other}
          </Link>
        ))}
    </nav>
  );
}
