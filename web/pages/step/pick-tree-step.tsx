import { useChangeProject } from '#web/features/projects/projects.queries.ts';
import { SpeciesPicker } from '#web/features/species/species-picker.tsx';
import { lateIllustrations } from '#web/guides/late-illustrations.tsx';
import { isUnauthorized } from '#web/lib/call.ts';
import { NumberField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FinishedStep, hasRecords, useGuideLeads, useSummary } from './guided.tsx';
import { lateGuide } from './late-guide.tsx';
import { nextStep, StepActions, type StepBodyProps, StepPhotos } from './step-parts.tsx';

const Illustration = lateIllustrations(
  'when shown',
  () => import('#web/guides/illustrations/no-results.tsx'),
);

const Guide = lateGuide(
  async () => (await import('#web/guides/pick-source-tree-guide.tsx')).PickSourceTreeGuide,
);

/** §2.6, step 2. */
export function PickTreeStep(props: StepBodyProps) {
  const { project, step, form, moves } = props;
  const leads = useGuideLeads(project.selectedSpeciesId !== null || hasRecords(props));
  const [isSummed, openForm] = useSummary(moves.isDone, 'species');
  const change = useChangeProject(project.id);
  const choose = async (selectedSpeciesId: string) => {
    try {
      await change.mutateAsync({ selectedSpeciesId });
      toast({ title: 'Species selection saved successfully' });
      return true;
    } catch (error) {
      if (!isUnauthorized(error)) {
        toast({ title: 'Error', description: 'Failed to save species selection', variant: 'destructive' });
      }
      return false;
    }
  };
  return (
    <>
      {leads && <Guide />}
      {isSummed ? (
        <FinishedStep title="Your tree" project={project} step={step} onChange={openForm} />
      ) : (
        <>
          <SpeciesPicker
            selectedId={project.selectedSpeciesId}
            startState={project.selectedState}
            isSaving={change.isPending}
            onChoose={choose}
            emptyIllustration={<Illustration of="NoResultsIllustration" />}
          />
          <StepPhotos project={project} step={step} label="Add photos of your source tree" />
          <NumberField
            {...moves.field('timeSpentStep2')}
            hint="For example 1.5 for an hour and a half."
            required
            className="max-w-sm"
          />
        </>
      )}
      <StepActions
        form={form}
        moves={moves}
        back={{ label: 'Previous Step', step: 1 }}
        next={{ label: 'Complete Step', onClick: () => moves.complete(nextStep(project, step)) }}
      />
      {!leads && <Guide again />}
    </>
  );
}
