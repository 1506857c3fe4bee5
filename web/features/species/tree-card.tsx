import type { Species } from '#domain/contract/species/species.ts';
import { Button } from '#web/ui/button.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import * as words from '#words/species/species-search.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';

export type TreeCardProps = {
  species: Species;
  /** Its strong points in a few words. */
  note: string | false;
  onLook: (species: Species) => void;
  onChoose: (species: Species) => void;
};

/** One of a few trees, small enough for two beside each other on a phone; its drawing opens the closer look. */
export function TreeCard({ species, note, onLook, onChoose }: TreeCardProps) {
  const { commonName, englishName } = species;
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-paper-raised p-2 shadow-paper sm:p-4">
      <button type="button" aria-label={words.lookAt(commonName)} onClick={() => onLook(species)}>
        <TreeDrawing scientificName={species.scientificName} className="w-full" />
      </button>
      <div>
        <p className="font-semibold text-lg leading-tight">{commonName}</p>
        {englishName && (
          <p lang="en" className="text-ink-soft text-sm">
            {englishName}
          </p>
        )}
      </div>
      <p>
        <DifficultyBadge difficulty={species.cloningDifficulty} />
      </p>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
      <Button
        size="sm"
        className="mt-auto"
        aria-label={words.chooseNamed(commonName)}
        onClick={() => onChoose(species)}
      >
        {words.choose}
      </Button>
    </li>
  );
}

/** One column where letters are large, two on a phone, four beside each other where there is room. */
export const FEW_TREES = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-3';
