import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import * as words from '#words/species/species.ts';
import { ChooseSpeciesDialog, useChoice } from './choose-species-dialog.tsx';
import { CuttingTipSummary } from './cutting-tip-summary.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { useSpecies } from './species.queries.ts';
import { SpeciesNamesSummary } from './species-names-summary.tsx';

// A child who has chosen needs none of it.
const LazyFindPanel = lazyPart(async () => (await import('./find-species-panel.tsx')).FindSpeciesPanel, {
  meanwhile: <Skeleton className="h-96 w-full rounded-lg" />,
  error: words.treesNotShown,
});

// Nearly all trees are in the list.
const LazyOtherTree = lazyPart(async () => (await import('./other-tree-card.tsx')).OtherTreeCard, {
  meanwhile: <Skeleton className="h-96 w-full rounded-lg" />,
  error: words.yourTreeNotShown,
});

/** State of step 2's address: a tree was chosen on another screen. */
export const TREE_CHOSEN = { treeChosen: true };

export type SpeciesPickerProps = {
  /** The project, whose trees can be searched on screens of their own too. */
  projectId: string;
  selectedId: string | null;
  /** The name of the tree selected, where it is in no list. */
  otherTree: string | null;
  startState: string | null;
  /** Opens as it is after Change Selection. */
  startsChanging?: boolean;
  isSaving: boolean;
  /** Why the last choice was not saved. */
  failure: string | undefined;
  /** The message while a step waits for a tree. */
  missing?: string | undefined;
  /** Saves a choice; resolves to whether it was saved. */
  onChoose: (speciesId: string, otherTree?: string) => Promise<boolean>;
  /** Advice before cutting a tree that is in no list. */
  otherTreeHelp: ReactNode;
  emptyIllustration?: ReactNode;
};

/** PRODUCT.md#choosing-a-tree: none, then choose, confirm, selected. Change Selection clears the selection here only. */
export function SpeciesPicker({
  selectedId,
  otherTree,
  otherTreeHelp,
  startsChanging = false,
  isSaving,
  failure,
  missing,
  onChoose,
  ...find
}: SpeciesPickerProps) {
  const [isChanging, setChanging] = useState(startsChanging);
  const choice = useChoice();
  const isSelected = selectedId !== null && !isChanging;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSelected = useRef(isSelected);
  const { isOpen } = choice;
  useEffect(() => {
    // The focused control is gone; an open question keeps the focus.
    if (isOpen || wasSelected.current === isSelected) return;
    wasSelected.current = isSelected;
    heading.current?.focus();
  }, [isOpen, isSelected]);
  useEffect(() => {
    if (history.state?.treeChosen !== true || !navigator.userActivation.hasBeenActive) return;
    // Behind the screen's own arrival, which leads to its top.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <section aria-labelledby="species" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2
          id="species"
          ref={heading}
          tabIndex={-1}
          aria-describedby={missing ? 'species-missing' : undefined}
        >
          {isSelected ? words.yourTree : words.chooseTree}
        </h2>
        {selectedId !== null && isChanging && (
          <Button variant="quiet" size="sm" onClick={() => setChanging(false)}>
            {words.keepTree}
          </Button>
        )}
      </div>
      <FieldError id="species-missing" isSilent>
        {missing}
      </FieldError>
      {isSelected && otherTree !== null && (
        <LazyOtherTree name={otherTree} help={otherTreeHelp} onChange={() => setChanging(true)} />
      )}
      {isSelected && otherTree === null && (
        <SelectedSpecies id={selectedId} onChange={() => setChanging(true)} />
      )}
      {!isSelected && <LazyFindPanel {...find} choice={choice} />}
      <ChooseSpeciesDialog
        choice={choice}
        isSaving={isSaving}
        failure={failure}
        onChoose={onChoose}
        onChosen={() => setChanging(false)}
        otherTreeHelp={otherTreeHelp}
      />
    </section>
  );
}

function SelectedSpecies({ id, onChange }: { id: string; onChange: () => void }) {
  const { data: species, isError } = useSpecies(id);
  if (isError) return <SpeciesGone onChange={onChange} />;
  if (!species) return <Skeleton className="h-40 w-full rounded-lg" />;
  return (
    <Card look="notebook" className="grid gap-4">
      <TreeDrawing scientificName={species.scientificName} className="w-full max-w-64" />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SpeciesNamesSummary species={species} />
        <DifficultyBadge difficulty={species.cloningDifficulty} />
      </div>
      <p>{species.typicalHabitat}</p>
      <p>
        <span className="font-semibold">{words.cuttingTipLabel}</span> <CuttingTipSummary species={species} />
      </p>
      <p>
        <span className="font-semibold">{words.funFactLabel}</span> {species.funFact}
      </p>
      <div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </Card>
  );
}

function SpeciesGone({ onChange }: { onChange: () => void }) {
  return (
    <Card className="grid gap-3">
      <p>{words.yourTreeNotLoaded}</p>
      <div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </Card>
  );
}
