import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DIFFICULTIES, type Species, type SpeciesQuery } from '#domain/contract/species.ts';
import { SPECIES_SEARCH_MAX } from '#domain/limits.ts';
import { isSpeciesSearchReady } from '#domain/rules/species.ts';
import { SPECIES_BROWSER_STATES } from '#domain/us-states.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useSpeciesSearch } from './species.queries.ts';
import { SpeciesDialog } from './species-dialog.tsx';
import { SpeciesList } from './species-list.tsx';

// The list, which opens with her own state, is there before what narrows it.
const SearchableSelect = lazy(async () => ({
  default: (await import('#web/ui/searchable-select.tsx')).SearchableSelect,
}));

const STATE_OPTIONS = [
  { value: 'all', label: 'All states' },
  ...SPECIES_BROWSER_STATES.map(([value, label]) => ({ value, label })),
];
const DIFFICULTY_OPTIONS = [
  { value: 'all', label: 'All difficulties' },
  ...DIFFICULTIES.map((difficulty) => ({ value: difficulty, label: difficulty })),
];

export type SpeciesBrowserProps = {
  /** The state that the browser opens with. */
  startState: string | null;
  onChoose: (species: Species) => void;
  emptyIllustration?: ReactNode;
};

/** §2.7: finds trees by state, difficulty and words. */
export function SpeciesBrowser({ startState, onChoose, emptyIllustration }: SpeciesBrowserProps) {
  const isListed = STATE_OPTIONS.some(({ value }) => value === startState);
  const [filter, setFilter] = useState<SpeciesQuery>({
    q: '',
    state: isListed && startState ? startState : 'all',
    cloning_difficulty: 'all',
  });
  const [looking, setLooking] = useState<Species | null>(null);
  const set = (part: Partial<SpeciesQuery>) => setFilter((before) => ({ ...before, ...part }));
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <SearchableSelect
            label="State"
            placeholder="Choose a state"
            searchPlaceholder="Search states"
            options={STATE_OPTIONS}
            value={filter.state ?? 'all'}
            onChange={(state) => set({ state })}
            emptyText="No state found."
          />
        </Suspense>
        <SelectField
          label="Difficulty"
          options={DIFFICULTY_OPTIONS}
          value={filter.cloning_difficulty ?? 'all'}
          onChange={(event) =>
            set({ cloning_difficulty: event.target.value as SpeciesQuery['cloning_difficulty'] })
          }
        />
        <TextField
          type="search"
          label="Search"
          placeholder="Name or place"
          maxLength={SPECIES_SEARCH_MAX}
          value={filter.q ?? ''}
          onChange={(event) => set({ q: event.target.value })}
        />
      </div>
      <SpeciesResults
        filter={filter}
        emptyIllustration={emptyIllustration}
        onLook={setLooking}
        onChoose={onChoose}
      />
      <SpeciesDialog
        species={looking}
        onClose={() => setLooking(null)}
        onChoose={(species) => {
          setLooking(null);
          onChoose(species);
        }}
      />
    </div>
  );
}

type SpeciesResultsProps = {
  filter: SpeciesQuery;
  emptyIllustration?: ReactNode;
  onLook: (species: Species) => void;
  onChoose: (species: Species) => void;
};

function SpeciesResults({ filter, emptyIllustration, onLook, onChoose }: SpeciesResultsProps) {
  const search = useSpeciesSearch(filter);
  if (!isSpeciesSearchReady(filter)) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Search aria-hidden="true" className="size-5 shrink-0" />
        Start typing or select filters to discover tree species
      </p>
    );
  }
  if (search.isError) {
    return (
      <Alert tone="danger" title="The trees could not be loaded">
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => search.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!search.data) return <ResultsSkeleton />;
  if (search.data.length === 0) {
    return (
      <div role="status">
        <EmptyState
          headingLevel={3}
          illustration={emptyIllustration}
          title="No species found with current filters"
        />
      </div>
    );
  }
  return (
    <>
      <p role="status" className="text-ink-soft">
        Found {search.data.length} species
      </p>
      <SpeciesList species={search.data} isBusy={search.isFetching} onLook={onLook} onChoose={onChoose} />
    </>
  );
}

function ResultsSkeleton() {
  return (
    <>
      <p role="status" className="text-ink-soft">
        Loading species...
      </p>
      <SkeletonGroup label="" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-56 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  );
}
