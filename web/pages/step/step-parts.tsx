import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { uploadStepPhotos } from '#domain/contract/photos.ts';
import type { Project } from '#domain/contract/projects.ts';
import type { Step } from '#domain/contract/steps.ts';
import { paths } from '#web/app/paths.ts';
import { LatePhotoPanel } from '#web/features/photos/late-photo-panel.tsx';
import type { StepForm } from '#web/features/steps/use-step-form.ts';
import type { StepMoves } from '#web/features/steps/use-step-moves.ts';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { SaveStatus } from '#web/ui/save-status.tsx';
import * as fields from '#words/fields.ts';
import { said } from '#words/sentences.ts';
import * as words from '#words/steps.ts';

/** What the body of each step is given. */
export type StepBodyProps = {
  project: Project;
  steps: readonly Step[];
  step: Step;
  form: StepForm;
  moves: StepMoves;
};

const STEP_PHOTOS_ID = 'step-photos';

/** The photos that belong to a step itself (§2.8). */
export function StepPhotos({ project, step, label }: { project: Project; step: Step; label: string }) {
  const params = { projectId: project.id, stepNumber: step.stepNumber };
  return (
    <section aria-labelledby={STEP_PHOTOS_ID} className="grid gap-4">
      <h2 id={STEP_PHOTOS_ID} tabIndex={-1}>
        {words.photos}
      </h2>
      <LatePhotoPanel
        photos={step.photos}
        label={label}
        target={async () => ({ endpoint: uploadStepPhotos, params })}
        hasPlaces={step.stepNumber === 2}
      />
    </section>
  );
}

export type StepActionsProps = {
  back?: { label: string; step: number };
  next: { label: string; onClick: () => void; disabled?: boolean };
  form: StepForm;
  moves: StepMoves;
  /** Why the next button is not open yet. */
  children?: ReactNode;
  /** The step shows no field of its own, and so has nothing that could be said to be saved. */
  fieldless?: boolean;
};

/**
 * The foot of what a child does in a step: what became of what was typed, and the ways out. The fields stand right
 * above; at the head of the page nobody who types would see it.
 */
export function StepActions({ back, next, form, moves, children, fieldless }: StepActionsProps) {
  return (
    <div className={cx('grid gap-3 border-line border-t', fieldless ? 'pt-6' : 'pt-4')}>
      <FormConflictList about={form.about} form={form.conflicts} />
      {!fieldless && <SaveStatus {...form.status} waitingHref={paths.waiting()} />}
      <StillMissing {...moves} />
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        {back ? (
          <Button
            variant="secondary"
            icon={<ArrowLeft className="size-5" />}
            onClick={() => moves.goTo(back.step)}
          >
            {back.label}
          </Button>
        ) : (
          <span />
        )}
        <Button
          size="lg"
          pending={moves.isMoving}
          pendingText={fields.saving}
          disabled={next.disabled}
          onClick={next.onClick}
        >
          {next.label}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}

/** What §5's notification names is gone with it in seconds; here it stays, leads there, and goes once it is there. */
function StillMissing({ missing, refusals }: Pick<StepMoves, 'missing' | 'refusals'>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    // Behind the screen's own arrival, which leads to its top.
    const frame = requestAnimationFrame(() => list.current?.querySelector('a')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refusals]);
  if (missing.length === 0) return null;
  return (
    <div ref={list}>
      <Alert tone="warning" title={words.stillMissing}>
        <ul className="list-disc pl-5">
          {missing.map(({ label, at }) => (
            <li key={label}>
              <a
                href={`#${at === 'photos' ? STEP_PHOTOS_ID : at}`}
                className="link inline-flex min-h-11 items-center"
              >
                {said(label)}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** The address of the step after this one. */
export function nextStep(project: Project, step: Step): string {
  return paths.step(project.id, step.stepNumber + 1);
}
