import type { Project } from '#domain/contract/projects.ts';
import type { Step } from '#domain/contract/steps.ts';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { useSpecies } from '#web/features/species/species.queries.ts';
import { StepSummary } from '#web/features/steps/step-summary.tsx';
import { Button } from '#web/ui/button.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';

type FinishedStepProps = {
  /** Under which heading the step's form stands. */
  title: string;
  project: Project;
  step: Step;
  onChange: () => void;
  /** Of step 2: opens the form to choose another tree. */
  onChangeTree?: () => void;
};

/** What was recorded in step 2 or 3, once it is finished. */
export function FinishedStep({ title, project, step, onChange, onChangeTree }: FinishedStepProps) {
  return (
    <StepSummary title={title} step={step} photos={<PhotoGallery photos={step.photos} />} onChange={onChange}>
      {onChangeTree && <ChosenTree id={project.selectedSpeciesId} onChange={onChangeTree} />}
    </StepSummary>
  );
}

function ChosenTree({ id, onChange }: { id: string | null; onChange: () => void }) {
  const { data: species } = useSpecies(id);
  return (
    <div className="grid grid-cols-[2fr_3fr] items-center gap-4 sm:grid-cols-[1fr_3fr]">
      <TreeDrawing scientificName={species?.scientificName ?? ''} className="w-full" />
      <div className="grid min-w-0 justify-items-start gap-3">
        {species && (
          <div>
            <h3>{species.commonName}</h3>
            <p className="text-ink-soft italic">{species.scientificName}</p>
          </div>
        )}
        <Button variant="secondary" size="sm" className="print:hidden" onClick={onChange}>
          Change Selection
        </Button>
      </div>
    </div>
  );
}
