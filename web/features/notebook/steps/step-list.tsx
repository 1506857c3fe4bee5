import type { Step } from '#domain/contract/notebook/steps.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { progressPercent } from '#domain/rules/notebook/project.ts';
import { completedCount, stepState } from '#domain/rules/notebook/steps.ts';
import { cx } from '#web/ui/class-names.ts';
import { Progress } from '#web/ui/progress.tsx';
import * as list from '#words/notebook/step-list.ts';
import * as words from '#words/notebook/steps.ts';
import { StepBadge } from './step-badge.tsx';

export type StepListProps = {
  steps: readonly Step[];
  current: number;
  /** Which steps step 2 keeps closed; pressed, they say what it still needs. */
  isLocked: (step: number) => boolean;
  /** The step that was finished on the way here. */
  finished: number | undefined;
  onStep: (step: number) => void;
};

/**
 * PRODUCT.md#steps, wide screens: where one is among the five steps. Every step can be chosen; whether it opens is the
 * page's to decide.
 */
export function StepSidebar({ steps, current, isLocked, finished, onStep }: StepListProps) {
  const done = completedCount(steps);
  return (
    <nav aria-labelledby="documentation-steps" className="hidden content-start gap-4 lg:grid">
      <h2 id="documentation-steps" className="text-lg">
        {list.documentationSteps}
      </h2>
      <ol className="grid gap-1">
        {steps.map(({ stepNumber, isCompleted }) => {
          const state = stepState(stepNumber, current, { isCompleted, isLocked: isLocked(stepNumber) });
          const isHere = stepNumber === current;
          return (
            <li key={stepNumber}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onStep(stepNumber)}
                className={cx(
                  'flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-moss hover:text-on-moss',
                  isHere && 'bg-moss text-on-moss',
                )}
              >
                <StepBadge
                  step={stepNumber}
                  isDone={isCompleted}
                  isHere={isHere}
                  isLocked={state === 'locked'}
                  isFresh={stepNumber === finished}
                  isNumbered
                />
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

/** Small screens. Where large text leaves no room for five titles beside each other, numbers and the current title. */
export function StepBar({ steps, current, isLocked, finished, onStep }: StepListProps) {
  const done = completedCount(steps);
  return (
    <nav aria-label={list.documentationSteps} className="@container lg:hidden">
      <div className="flex justify-between text-ink-soft text-sm leading-tight">
        <p>{list.progress(done, TOTAL_STEPS)}</p>
        <p>{progressPercent(done, TOTAL_STEPS)}%</p>
      </div>
      <ol className="grid grid-cols-5 gap-1">
        {steps.map(({ stepNumber, isCompleted }) => {
          const isHere = stepNumber === current;
          const isClosed = !isCompleted && !isHere && isLocked(stepNumber);
          return (
            <li key={stepNumber} className="min-w-0">
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                aria-label={list.spoken(stepNumber, isCompleted, isClosed)}
                onClick={() => onStep(stepNumber)}
                className="grid min-h-12 w-full content-start justify-items-center gap-1 rounded-sm pt-1 text-center"
              >
                <StepBadge
                  step={stepNumber}
                  isDone={isCompleted}
                  isHere={isHere}
                  isLocked={isClosed}
                  isFresh={stepNumber === finished}
                />
                <span
                  className={cx(
                    'text-[0.8125rem] leading-tight',
                    isHere ? 'font-semibold text-ink' : 'text-ink-soft',
                  )}
                >
                  <span className="@max-bar:hidden hyphens-auto">{words.shortTitle(stepNumber)}</span>
                  <span className="@min-bar:hidden">{stepNumber}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="@min-bar:hidden pt-1 font-semibold text-[0.8125rem] leading-tight">
        {current}. {words.shortTitle(current)}
      </p>
    </nav>
  );
}
