import { IntroductionGuide } from '#web/guides/introduction-guide.tsx';
import { nextStep, StepActions, type StepBodyProps } from './step-parts.tsx';

/** §2.6, step 1. */
export function IntroductionStep({ project, step, form, moves }: StepBodyProps) {
  return (
    <>
      <IntroductionGuide />
      <StepActions
        form={form}
        moves={moves}
        fieldless
        next={{
          label: 'Continue to Tree Selection',
          onClick: () => moves.complete(nextStep(project, step), { notes: 'Introduction completed' }),
        }}
      />
    </>
  );
}
