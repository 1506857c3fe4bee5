import type { ReactNode } from 'react';
import type { Species } from '#domain/contract/species/species.ts';
import { SPECIES_CARD_REGIONS } from '#domain/limits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import * as words from '#words/species/species-search.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { SpeciesNamesSummary } from './species-names-summary.tsx';

/** One species of the browser (PRODUCT.md#choosing-a-tree): up to three regions, then how many more. */
export function SpeciesCard({ species, actions }: { species: Species; actions: ReactNode }) {
  const shown = species.regions.slice(0, SPECIES_CARD_REGIONS);
  const more = species.regions.length - shown.length;
  return (
    <Card as="li" className="grid content-between gap-4">
      <div className="grid gap-3">
        <TreeDrawing
          scientificName={species.scientificName}
          className="w-full max-w-64 justify-self-center"
        />
        <SpeciesNamesSummary species={species} />
        <div>
          <DifficultyBadge difficulty={species.cloningDifficulty} />
        </div>
        <p className="text-sm">{species.typicalHabitat}</p>
        <ul aria-label={words.regions} className="flex flex-wrap gap-1.5">
          {shown.map((region) => (
            <li key={region}>
              <Badge>{words.region(region)}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>+{more}</Badge>
            </li>
          )}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </Card>
  );
}
