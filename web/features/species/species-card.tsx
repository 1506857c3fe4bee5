import type { ReactNode } from 'react';
import type { Difficulty, Species } from '#domain/contract/species.ts';
import { SPECIES_CARD_REGIONS } from '#domain/limits.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import { difficulties } from '#words/species.ts';
import * as words from '#words/species-search.ts';
import { OtherNamesSummary } from './other-names-summary.tsx';

const DIFFICULTY_TONES: Readonly<Record<Difficulty, BadgeTone>> = {
  'Beginner-friendly': 'done',
  Medium: 'waiting',
  Difficult: 'danger',
};

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Badge tone={DIFFICULTY_TONES[difficulty]}>{difficulties[difficulty]}</Badge>;
}

export function SpeciesNames({ species }: { species: Species }) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{species.commonName}</h3>
      <p className="text-ink-soft">
        <OtherNamesSummary {...species} />
      </p>
    </div>
  );
}

/** One species of the browser (§2.7): up to three regions, then how many more. */
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
        <SpeciesNames species={species} />
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
