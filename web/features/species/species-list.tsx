import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Species } from '#domain/contract/species/species.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/species/species-search.ts';
import { SpeciesCard } from './species-card.tsx';

/** As many as make a full last row in one, two and three columns; all of a state's sixty are 25 screens of a phone. */
const SHOWN_AT_ONCE = 12;

export type SpeciesListProps = {
  species: readonly Species[];
  isBusy: boolean;
  onLook: (species: Species) => void;
  onChoose: (species: Species) => void;
};

/** Results of a search (PRODUCT.md#choosing-a-tree), a few at a time, so that the rest of the step stays near. */
export function SpeciesList({ species, isBusy, onLook, onChoose }: SpeciesListProps) {
  const found = species.map(({ id }) => id).join();
  const [more, setMore] = useState({ of: found, shown: SHOWN_AT_ONCE });
  const shown = more.of === found ? more.shown : SHOWN_AT_ONCE;
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setMore({ of: found, shown: shown + SHOWN_AT_ONCE }));
    // The button pressed has moved away or gone: the focus goes on to the first card that is new.
    list.current?.children[shown]?.querySelector('button')?.focus();
  };
  return (
    <>
      <ul
        ref={list}
        aria-label={words.treesFound}
        aria-busy={isBusy}
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        {species.slice(0, shown).map((species) => (
          <SpeciesCard
            key={species.id}
            species={species}
            actions={
              <>
                <Button
                  size="sm"
                  aria-label={words.selectNamed(species.commonName)}
                  onClick={() => onChoose(species)}
                >
                  {words.select}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={words.previewNamed(species.commonName)}
                  onClick={() => onLook(species)}
                >
                  {words.preview}
                </Button>
              </>
            }
          />
        ))}
      </ul>
      {species.length > shown && (
        <Button variant="secondary" className="justify-self-center" onClick={showMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}
