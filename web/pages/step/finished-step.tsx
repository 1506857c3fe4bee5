import type { ReactNode } from 'react';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { Step } from '#domain/contract/notebook/steps.ts';
import { drawnAs } from '#domain/rules/notebook/drawn-as.ts';
import { otherTreeName } from '#domain/rules/species/other-tree.ts';
import { StepSummary } from '#web/features/notebook/steps/step-summary.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { useSpecies } from '#web/features/species/species.queries.ts';
import { OtherNamesSummary } from '#web/features/species/species-names-summary.tsx';
import { Button } from '#web/ui/button.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import { change } from '#words/species/species.ts';

type FinishedStepProps = {
  /** Under which heading the step's form stands. */
  title: string;
  project: Project;
  step: Step;
  /** The fields of the step. */
  children: ReactNode;
  onChange: () => void;
  /** For step 2: opens the form to choose another tree. */
  onChangeTree?: () => void;
};

/** The records of a finished step 2 or 3. */
export function FinishedStep(props: FinishedStepProps) {
  const { title, project, step, children, onChange, onChangeTree } = props;
  return (
    <StepSummary title={title} onChange={onChange}>
      {onChangeTree && <ChosenTree project={project} onChange={onChangeTree} />}
      <PhotoGallery photos={step.photos} projectId={project.id} />
      {children}
    </StepSummary>
  );
}

function ChosenTree({ project, onChange }: { project: Project; onChange: () => void }) {
  const isOther = otherTreeName(project) !== null;
  const listed = useSpecies(isOther ? null : project.selectedSpeciesId).data;
  const tree = isOther ? project.selectedSpecies : listed;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TreeDrawing scientificName={drawnAs(tree)} className="min-w-22 max-w-40 flex-2" />
      <div className="grid min-w-[min(9rem,100%)] flex-3 justify-items-start gap-3">
        {tree && (
          <div>
            <h3 className="wrap-anywhere">{tree.commonName}</h3>
            <p className="text-ink-soft">
              <OtherNamesSummary englishName={listed?.englishName} scientificName={tree.scientificName} />
            </p>
          </div>
        )}
        <Button variant="secondary" size="sm" className="print:hidden" onClick={onChange}>
          {change}
        </Button>
      </div>
    </div>
  );
}
