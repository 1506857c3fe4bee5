import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Species } from '#domain/contract/species.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import { useSpecies } from './species.queries.ts';
import { SpeciesBrowser } from './species-browser.tsx';
import { DifficultyBadge, SpeciesNames } from './species-card.tsx';

export type SpeciesPickerProps = {
  selectedId: string | null;
  startState: string | null;
  isSaving: boolean;
  /** Saves a choice; resolves to whether it was saved. */
  onChoose: (speciesId: string) => Promise<boolean>;
  emptyIllustration?: ReactNode;
};

/** §4: none, then choose, confirm, selected. Change Selection clears the selection here only. */
export function SpeciesPicker(props: SpeciesPickerProps) {
  const { selectedId, startState, isSaving, onChoose, emptyIllustration } = props;
  const [isChanging, setChanging] = useState(false);
  const [asked, setAsked] = useState<Species | null>(null);
  const isSelected = selectedId !== null && !isChanging;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSelected = useRef(isSelected);
  useEffect(() => {
    // What had the focus is gone; but until it is closed, the question keeps it.
    if (asked || wasSelected.current === isSelected) return;
    wasSelected.current = isSelected;
    heading.current?.focus();
  }, [asked, isSelected]);

  const confirm = async () => {
    if (!asked || !(await onChoose(asked.id))) return;
    setAsked(null);
    setChanging(false);
  };

  return (
    <section aria-labelledby="species" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="species" ref={heading} tabIndex={-1}>
          {isSelected ? 'Your tree' : 'Choose your tree'}
        </h2>
        {selectedId !== null && isChanging && (
          <Button variant="quiet" size="sm" onClick={() => setChanging(false)}>
            Keep the tree I had
          </Button>
        )}
      </div>
      {isSelected ? (
        <SelectedSpecies id={selectedId} onChange={() => setChanging(true)} />
      ) : (
        <SpeciesBrowser startState={startState} onChoose={setAsked} emptyIllustration={emptyIllustration} />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Choose ${asked?.commonName ?? ''}?`}
        body="This will be the tree of your project. You can change it later."
        confirmLabel="Confirm Selection"
        pendingText="Saving..."
        pending={isSaving}
        onConfirm={confirm}
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
        <SpeciesNames species={species} />
        <DifficultyBadge difficulty={species.cloningDifficulty} />
      </div>
      <p>{species.typicalHabitat}</p>
      <p>
        <span className="font-semibold">Cutting tip:</span> {species.cuttingTip}
      </p>
      <p>
        <span className="font-semibold">Fun fact:</span> {species.funFact}
      </p>
      <div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          Change Selection
        </Button>
      </div>
    </Card>
  );
}

function SpeciesGone({ onChange }: { onChange: () => void }) {
  return (
    <Card className="grid gap-3">
      <p>Your tree could not be loaded right now.</p>
      <div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          Change Selection
        </Button>
      </div>
    </Card>
  );
}
