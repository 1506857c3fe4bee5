import type { ReactNode } from 'react';
import type { Species } from '#domain/contract/species/species.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TreeDrawing, type TreeDrawingProps } from '#web/ui/trees/tree-drawing.tsx';
import { stateName } from '#words/platform/states.ts';
import * as words from '#words/species/species-details.ts';
import { CuttingTipSummary } from './cutting-tip-summary.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { OtherNamesSummary } from './species-names-summary.tsx';

// Without the map, where it cannot be loaded, the list of states says the same.
const UsMap = lazyPart(async () => (await import('#web/ui/us-map.tsx')).UsMap, {
  meanwhile: <Skeleton className="aspect-8/5 w-full" />,
});

// The words are many and needed here alone; until they are there the drawing shows without them.
const DescribedDrawing = lazyPart<TreeDrawingProps>(
  () =>
    import('#web/ui/trees/described-drawing.tsx').then(
      (described) => described.DescribedDrawing,
      () => TreeDrawing,
    ),
  { meanwhile: <div className="aspect-4/3 w-full max-w-md justify-self-center" /> },
);

export type SpeciesDialogProps = {
  species: Species | null;
  onClose: () => void;
  onChoose: (species: Species) => void;
};

/** PRODUCT.md#choosing-a-tree: a closer look before choosing, with the native states. */
export function SpeciesDialog({ species, onClose, onChoose }: SpeciesDialogProps) {
  return (
    <Dialog
      open={species !== null}
      onOpenChange={onClose}
      title={species?.commonName ?? ''}
      description={
        <OtherNamesSummary englishName={species?.englishName} scientificName={species?.scientificName} />
      }
      footer={species && <Button onClick={() => onChoose(species)}>{words.choose}</Button>}
    >
      {species && (
        <div className="grid gap-5">
          <DescribedDrawing
            scientificName={species.scientificName}
            className="w-full max-w-md justify-self-center"
          />
          <div>
            <DifficultyBadge difficulty={species.cloningDifficulty} />
          </div>
          <Fact title={words.whereItGrows}>{species.typicalHabitat}</Fact>
          <Fact title={words.cuttingTip}>
            <CuttingTipSummary species={species} />
          </Fact>
          <Fact title={words.funFact}>{species.funFact}</Fact>
          <section className="grid gap-2">
            <h3 className="text-lg">{words.nativeStates}</h3>
            <UsMap marked={species.nativeStates} className="mx-auto max-w-md" />
            <ul aria-label={words.nativeStates} className="flex flex-wrap gap-1.5">
              {species.nativeStates.map((state) => (
                <li key={state}>
                  <Badge>{stateName(state)}</Badge>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Dialog>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{title}</h3>
      <p>{children}</p>
    </section>
  );
}
