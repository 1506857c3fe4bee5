import { useState } from 'react';
import { isNewProjectName } from '#domain/rules/notebook/project.ts';
import { parseHours, USUAL_TIMES } from '#domain/rules/platform/hours.ts';
import { otherTreeName } from '#domain/rules/species/other-tree.ts';
import noResults from '#pictures/pictures-no-results.svg?no-inline';
import { useChooseTree } from '#web/features/notebook/projects/use-choose-tree.ts';
import { SpeciesPicker } from '#web/features/species/species-picker.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { TimeSpentField } from '#web/parts/time-spent-field.tsx';
import { NumberField } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as words from '#words/notebook/steps.ts';
import { FinishedStep, hasRecords, useGuideLeads, useSummary } from './guided.tsx';
import { lazyGuide } from './lazy-guide.tsx';
import { LazyOtherTreeHelp } from './lazy-other-tree-help.tsx';
import { focusPhotos, nextStep, StepActions, type StepBodyProps, StepPhotos } from './step-parts.tsx';

const TreeNameCard = lazyPart(
  async () => (await import('#web/features/notebook/projects/tree-name-card.tsx')).TreeNameCard,
);

const Guide = lazyGuide(
  async () => (await import('#web/guides/pick-source-tree-guide.tsx')).PickSourceTreeGuide,
);

/** PRODUCT.md#steps, step 2. */
export function PickTreeStep(props: StepBodyProps) {
  const { project, step, form, moves } = props;
  const leads = useGuideLeads(project.selectedSpeciesId !== null || hasRecords(props));
  const [isSummed, openForm] = useSummary(moves.isDone, 'species');
  const [changesTree, setChangesTree] = useState(false);
  const changeTree = () => {
    setChangesTree(true);
    openForm();
  };
  const { choose, isSaving, failure } = useChooseTree(project.id);
  const hours = moves.field('timeSpentStep2');
  const [asksName, askName] = useState(false);
  // Where it was asked the tree is greeted by its name.
  if (!asksName && project.selectedSpeciesId !== null && isNewProjectName(project.name)) askName(true);
  return (
    <>
      {isSummed ? (
        <FinishedStep
          title={words.yourTree}
          project={project}
          step={step}
          onChange={openForm}
          onChangeTree={changeTree}
        >
          <NumberField {...hours} hint={words.hoursHint} required className="max-w-sm" />
        </FinishedStep>
      ) : (
        <>
          <SpeciesPicker
            projectId={project.id}
            selectedId={project.selectedSpeciesId}
            otherTree={otherTreeName(project)}
            otherTreeHelp={<LazyOtherTreeHelp />}
            startState={project.selectedState}
            startsChanging={changesTree}
            isSaving={isSaving}
            failure={failure}
            missing={moves.lacks('species') ? words.pickTree : undefined}
            onChoose={choose}
            emptyIllustration={<Picture from={noResults} of="no-results" />}
          />
          {leads && <Guide />}
          {asksName && <TreeNameCard project={project} onDone={focusPhotos} />}
          <StepPhotos project={project} step={step} moves={moves} label={words.treePhotos} />
          <TimeSpentField {...hours} required usual={USUAL_TIMES} hoursOf={parseHours} className="max-w-sm" />
        </>
      )}
      <StepActions
        form={form}
        moves={moves}
        back={{ label: words.previous, step: 1 }}
        next={{ label: words.complete, onClick: () => moves.complete(nextStep(project, step)) }}
        onward={isSummed && moves.isDone ? 3 : undefined}
      />
      {!leads && <Guide again />}
    </>
  );
}
