import { Check, Lock } from 'lucide-react';
import type { Step } from '#domain/contract/steps.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { progressPercent } from '#domain/rules/project.ts';
import { completedCount, stepState } from '#domain/rules/steps.ts';
import { cx } from '#web/ui/class-names.ts';
import { Progress } from '#web/ui/progress.tsx';
import * as list from '#words/step-list.ts';
import * as words from '#words/steps.ts';

export type StepListProps = {
  steps: readonly Step[];
  current: number;
  /** Which steps step 2 keeps closed; pressed, they say what it still needs. */
  isLocked: (step: number) => boolean;
  onStep: (step: number) => void;
};

/** §2.6: where one is among the five steps. Every step can be chosen; whether it opens is the page's to decide. */
export function StepList(props: StepListProps) {
  return (
    <>
      <StepSidebar {...props} />
      <StepBar {...props} />
    </>
  );
}

/** Wide screens. */
function StepSidebar({ steps, current, isLocked, onStep }: StepListProps) {
  const done = completedCount(steps);
  return (
    <nav aria-labelledby="documentation-steps" className="hidden content-start gap-4 lg:grid">
      <h2 id="documentation-steps" className="text-lg">
        {list.documentationSteps}
      </h2>
      <ol className="grid gap-1">
        {steps.map((step) => {
          const { stepNumber, isCompleted } = step;
          const state = stepState(stepNumber, current, { isCompleted, isLocked: isLocked(stepNumber) });
          const isHere = step.stepNumber === current;
          return (
            <li key={step.stepNumber}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onStep(step.stepNumber)}
                className={cx(
                  'flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-moss hover:text-on-moss',
                  isHere && 'bg-moss text-on-moss',
                )}
              >
                <StepMark step={step} isHere={isHere} isLocked={state === 'locked'} />
                <span className="grid">
                  <span className="font-semibold">{words.title(stepNumber)}</span>
                  <span className="text-sm">{list.states[state]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <Progress
        label={list.overallProgress}
        value={progressPercent(done, TOTAL_STEPS)}
        valueText={`${done}/${TOTAL_STEPS}`}
        segments={TOTAL_STEPS}
      />
    </nav>
  );
}

type StepMarkProps = { step: Step; isHere: boolean; isLocked: boolean };

function StepMark({ step, isHere, isLocked }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-content-center rounded-full border-2 font-semibold font-serif',
        step.isCompleted
          ? 'border-forest bg-forest text-on-forest'
          : isHere
            ? 'border-forest'
            : 'border-line-strong',
      )}
    >
      {step.isCompleted ? (
        <Check className="size-5" />
      ) : isLocked ? (
        <Lock className="size-4.5" />
      ) : (
        step.stepNumber
      )}
    </span>
  );
}

/** Small screens. Where large text leaves no room for five titles beside each other, numbers and the current title. */
function StepBar({ steps, current, isLocked, onStep }: StepListProps) {
  const done = completedCount(steps);
  return (
    <nav aria-label={list.documentationSteps} className="@container grid gap-2 lg:hidden">
      <div className="flex justify-between text-ink-soft text-sm">
        <p>{list.progress(done, TOTAL_STEPS)}</p>
        <p>{progressPercent(done, TOTAL_STEPS)}%</p>
      </div>
      <ol className="grid grid-cols-5 gap-1">
        {steps.map((step) => {
          const isHere = step.stepNumber === current;
          const isClosed = !step.isCompleted && !isHere && isLocked(step.stepNumber);
          return (
            <li key={step.stepNumber} className="min-w-0">
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                aria-label={list.spoken(step.stepNumber, step.isCompleted, isClosed)}
                onClick={() => onStep(step.stepNumber)}
                className="grid min-h-12 w-full content-start gap-1.5 rounded-sm pt-1 text-center"
              >
                <span
                  className={cx(
                    'h-2.5 rounded-full border',
                    step.isCompleted
                      ? 'border-forest bg-forest'
                      : isHere
                        ? 'border-forest bg-moss'
                        : 'border-line-strong',
                  )}
                />
                <span
                  className={cx(
                    'text-[0.8125rem] leading-tight',
                    isHere ? 'font-semibold text-ink' : 'text-ink-soft',
                  )}
                >
                  <span className="@max-bar:hidden hyphens-auto">{words.shortTitle(step.stepNumber)}</span>
                  <span className="@min-bar:hidden">{step.stepNumber}</span>
                  {isClosed && <Lock className="mx-auto mt-0.5 size-3.5" />}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="@min-bar:hidden font-semibold text-[0.8125rem] leading-tight">
        {current}. {words.shortTitle(current)}
      </p>
    </nav>
  );
}
