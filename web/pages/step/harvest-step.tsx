import { HarvestForm } from '#web/features/steps/harvest-form.tsx';
import { HarvestGuide } from '#web/guides/harvest-guide.tsx';
import { nextStep, SkipGuide, StepActions, type StepBodyProps, StepPhotos } from './step-parts.tsx';

/** §2.6, step 3. */
export function HarvestStep({ project, step, form, moves }: StepBodyProps) {
  return (
    <>
      <SkipGuide to="harvest">Go straight to your harvest</SkipGuide>
      <HarvestGuide />
      <section aria-labelledby="harvest" className="grid gap-5">
        <h2 id="harvest" tabIndex={-1}>
          Your harvest
        </h2>
        <HarvestForm field={moves.field} />
      </section>
      <StepPhotos project={project} step={step} label="Add photos of your cuttings" />
      <StepActions
        form={form}
        moves={moves}
        back={{ label: 'Previous Step', step: 2 }}
        next={{ label: 'Complete Step', onClick: () => moves.complete(nextStep(project, step)) }}
      />
    </>
  );
}
