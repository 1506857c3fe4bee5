import { useEffect, useRef, useState } from 'react';
import type { Species } from '#domain/contract/species.ts';
import { Button } from '#web/ui/button.tsx';
import { SpeciesCard } from './species-card.tsx';

/** As many as make a full last row in one, two and three columns; all of a state's sixty are 25 screens of a phone. */
const SHOWN_AT_ONCE = 12;

export type SpeciesListProps = {
  species: readonly Species[];
  isBusy: boolean;
  onLook: (species: Species) => void;
  onChoose: (species: Species) => void;
};

/** What a search found (§2.7), some at a time, so that the rest of the step stays within reach. */
export function SpeciesList({ species, isBusy, onLook, onChoose }: SpeciesListProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button pressed has moved away or gone: the focus goes on to the first card that is new.
    if (shown > SHOWN_AT_ONCE)
      list.current?.children[shown - SHOWN_AT_ONCE]?.querySelector('button')?.focus();
  }, [shown]);
  return (
    <>
      <ul
        ref={list}
        aria-label="Trees found"
        aria-busy={isBusy}
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        {species.slice(0, shown).map((it) => (
          <SpeciesCard
            key={it.id}
            species={it}
            actions={
              <>
                <Button size="sm" aria-label={`Select ${it.commonName}`} onClick={() => onChoose(it)}>
                  Select
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Preview ${it.commonName}`}
                  onClick={() => onLook(it)}
                >
                  Preview
                </Button>
              </>
            }
          />
        ))}
      </ul>
      {species.length > shown && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setShown(shown + SHOWN_AT_ONCE)}
        >
          Show more trees
        </Button>
      )}
    </>
  );
}
