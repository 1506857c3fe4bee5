import { INTRODUCTION_DONE } from '#domain/rules/notebook/steps.ts';
import { useHasArrived } from '#web/parts/lazy-part.tsx';
import * as words from '#words/notebook/steps.ts';
import { lazyGuide } from './lazy-guide.tsx';
import { nextStep, StepActions, type StepBodyProps } from './step-parts.tsx';

const Guide = lazyGuide(async () => (await import('#web/guides/introduction-guide.tsx')).IntroductionGuide);

/** PRODUCT.md#steps, step 1. */
export function IntroductionStep({ project, step, form, moves }: StepBodyProps) {
  const isGuideThere = useHasArrived(Guide);
  return (
    <>
      <Guide />
      {/* It stands below the guide, and would go from under a finger. */}
      {isGuideThere && (
        <StepActions
          form={form}
          moves={moves}
          fieldless
          next={{
            label: words.toTree,
            onClick: () => moves.complete(nextStep(project, step), INTRODUCTION_DONE),
          }}
        />
      )}
    </>
  );
}
