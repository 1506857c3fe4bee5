import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { Step } from '#domain/contract/notebook/steps.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { paths } from '#web/app/paths.ts';
import type { StepForm } from '#web/features/notebook/steps/use-step-form.ts';
import type { StepMoves } from '#web/features/notebook/steps/use-step-moves.ts';
import { LazyPhotoPanel } from '#web/features/photos/lazy-photo-panel.tsx';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FieldError, RequiredMark } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import * as words from '#words/notebook/steps.ts';
import * as fields from '#words/platform/fields.ts';

/** Props of each step's body. */
export type StepBodyProps = {
  project: Project;
  steps: readonly Step[];
  step: Step;
  form: StepForm;
  moves: StepMoves;
};

const STEP_PHOTOS_ID = 'step-photos';

/** Goes on with the photos, where the page stands. */
export function focusPhotos(): void {
  document.getElementById(STEP_PHOTOS_ID)?.focus({ preventScroll: true });
}

type StepPhotosProps = Pick<StepBodyProps, 'project' | 'step' | 'moves'> & { label: string };

/** The photos that belong to a step itself (PRODUCT.md#photo-panel). */
export function StepPhotos({ project, step, moves, label }: StepPhotosProps) {
  const missing = moves.lacks('photos') ? words.addPhoto : undefined;
  const missingId = `${STEP_PHOTOS_ID}-missing`;
  const requiredId = `${STEP_PHOTOS_ID}-required`;
  const params = { projectId: project.id, stepNumber: step.stepNumber };
  return (
    <section aria-labelledby={STEP_PHOTOS_ID} className="grid gap-4">
      <div className="grid gap-1">
        <div>
          <h2
            id={STEP_PHOTOS_ID}
            tabIndex={-1}
            aria-describedby={missing ? missingId : requiredId}
            className="inline"
          >
            {words.photos}
          </h2>
          <RequiredMark />
          <span id={requiredId} hidden>
            {fields.required}
          </span>
        </div>
        <FieldError id={missingId} isSilent>
          {missing}
        </FieldError>
      </div>
      <LazyPhotoPanel
        photos={step.photos}
        label={label}
        target={{ endpoint: uploadStepPhotos, params }}
        hasPlaces={step.stepNumber === 2}
      />
    </section>
  );
}

export type StepActionsProps = {
  back?: { label: string; step: number };
  next?: { label: string; onClick: () => void; disabled?: boolean } | undefined;
  /** For a finished step that was reopened: the quiet way on without finishing it again. */
  onward?: number | undefined;
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
export function StepActions({ back, next, onward, form, moves, children, fieldless }: StepActionsProps) {
  useFirstMissing(moves);
  const first: StepActionsProps['next'] =
    onward === undefined ? next : { label: words.next, onClick: () => moves.goTo(onward) };
  return (
    <div className={cx('grid gap-3 border-line border-t', fieldless ? 'pt-4 sm:pt-6' : 'pt-4')}>
      <FormConflictList about={form.about} form={form.conflicts} />
      {!fieldless && <SaveStatus {...form.status} waitingHref={paths.waiting()} />}
      {children}
      <FieldError isSilent>{moves.failure}</FieldError>
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
        {first && (
          <div className="flex flex-col-reverse gap-1 sm:flex-row">
            {next && first !== next && (
              <Button variant="quiet" disabled={moves.isMoving} onClick={next.onClick}>
                {next.label}
              </Button>
            )}
            <Button
              size="lg"
              pending={moves.isMoving}
              pendingText={fields.saving}
              disabled={first.disabled}
              onClick={first.onClick}
            >
              {first.label}
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** A step that was to be left leads to the first thing that it still waits for: into the upper third of the window. */
function useFirstMissing({ missing, refusals }: Pick<StepMoves, 'missing' | 'refusals'>): void {
  const latest = useRef(missing);
  latest.current = missing;
  useEffect(() => {
    if (refusals === 0) return;
    // Behind the screen's own arrival, which leads to its top.
    const frame = requestAnimationFrame(() => {
      const places = latest.current.map(({ at }) => (at === 'photos' ? STEP_PHOTOS_ID : at));
      const [first] =
        places.length > 0
          ? document.querySelectorAll<HTMLElement>(
              places.map((id) => `#${id}, [data-invalid="${id}"]`).join(),
            )
          : [];
      if (!first) return;
      first.focus({ preventScroll: true });
      window.scrollBy(0, first.getBoundingClientRect().top - window.innerHeight / 5);
    });
    return () => cancelAnimationFrame(frame);
  }, [refusals]);
}

/** The address of the step after this one. */
export function nextStep(project: Project, step: Step): string {
  return paths.step(project.id, step.stepNumber + 1);
}
