import { HarvestForm } from '#web/features/notebook/steps/harvest-form.tsx';
import * as words from '#words/notebook/steps.ts';
import { FinishedStep, hasRecords, useGuideLeads, useSummary } from './guided.tsx';
import { lazyGuide } from './lazy-guide.tsx';
import { nextStep, StepActions, type StepBodyProps, StepPhotos } from './step-parts.tsx';

const Guide = lazyGuide(async () => (await import('#web/guides/harvest-guide.tsx')).HarvestGuide);

/** PRODUCT.md#steps, step 3. */
export function HarvestStep(props: StepBodyProps) {
  const { project, step, form, moves } = props;
  const leads = useGuideLeads(hasRecords(props));
  const [isSummed, openForm] = useSummary(moves.isDone, 'harvest');
  return (
    <>
      {leads && <Guide />}
      {isSummed ? (
        <FinishedStep title={words.yourHarvest} project={project} step={step} onChange={openForm}>
          <HarvestForm field={moves.field} alone />
        </FinishedStep>
      ) : (
        <>
          <section aria-labelledby="harvest" className="grid gap-5">
            <h2 id="harvest" tabIndex={-1}>
              {words.yourHarvest}
            </h2>
            <HarvestForm field={moves.field} />
          </section>
          <StepPhotos project={project} step={step} moves={moves} label={words.cuttingPhotos} />
        </>
      )}
      <StepActions
        form={form}
        moves={moves}
        back={{ label: words.previous, step: 2 }}
        next={{ label: words.complete, onClick: () => moves.complete(nextStep(project, step)) }}
        onward={isSummed && moves.isDone ? 4 : undefined}
      />
      {!leads && <Guide again />}
    </>
  );
}
