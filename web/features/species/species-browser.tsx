import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { DIFFICULTIES, type Species, type SpeciesQuery } from '#domain/contract/species/species.ts';
import { SPECIES_SEARCH_MAX } from '#domain/limits.ts';
import { isSpeciesSearchReady } from '#domain/rules/species/species-search.ts';
import { cleanedTreeName, isTreeName } from '#domain/rules/species/tree-name.ts';
import { SPECIES_BROWSER_STATES } from '#domain/us-states.ts';
import { stateOptions } from '#web/lib/state-options.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as fields from '#words/platform/fields.ts';
import { difficulties } from '#words/species/species.ts';
import * as words from '#words/species/species-search.ts';
import { useSpeciesSearch } from './species.queries.ts';
import { SpeciesList } from './species-list.tsx';

// The list, which opens with the scout's own state, is there before its filters.
const SearchableSelect = lazyPart(
  async () => (await import('#web/ui/searchable-select.tsx')).SearchableSelect,
  { meanwhile: <Skeleton className="h-20 flex-[1_1_8.5rem]" />, isAll: true },
);

// Most searches find something.
const OtherSearches = lazyPart(async () => (await import('./other-searches-panel.tsx')).OtherSearchesPanel);

const STATE_OPTIONS = [{ value: 'all', label: words.allStates }, ...stateOptions(SPECIES_BROWSER_STATES)];
const DIFFICULTY_OPTIONS = [
  { value: 'all', label: words.allDifficulties },
  ...DIFFICULTIES.map((difficulty) => ({ value: difficulty, label: difficulties[difficulty] })),
];

export type SpeciesBrowserProps = {
  filter: SpeciesQuery;
  /** The filter that it opened with. */
  opening: SpeciesQuery;
  onFilter: (filter: SpeciesQuery) => void;
  /** True when found trees are listed, false when only counted. */
  lists: boolean;
  /** Those that stand above already. */
  listed?: readonly Species[] | undefined;
  /** True when the way back to the opening also stands beside the results. */
  mayClear?: boolean;
  onLook: (species: Species) => void;
  onChoose: (species: Species) => void;
  /** The tree is in no list; it is given what its name may begin with. */
  onOther: (name: string) => void;
  emptyIllustration?: ReactNode;
};

/** PRODUCT.md#choosing-a-tree: finds trees by state, difficulty and words. */
export function SpeciesBrowser(props: SpeciesBrowserProps) {
  const { filter, onFilter } = props;
  const set = (part: Partial<SpeciesQuery>) => onFilter({ ...filter, ...part });
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-4">
        <SearchableSelect
          label={words.state}
          className="flex-[1_1_8.5rem]"
          placeholder={words.chooseState}
          searchPlaceholder={words.searchStates}
          options={STATE_OPTIONS}
          value={filter.state ?? 'all'}
          onChange={(state) => set({ state })}
          emptyText={words.noState}
        />
        {/* With a width of its own it would be measured anew for each box around it: a quarter second at every letter typed. */}
        <SelectField
          label={words.difficulty}
          className="contain-inline-size flex-[1_1_12rem]"
          options={DIFFICULTY_OPTIONS}
          value={filter.cloning_difficulty ?? 'all'}
          onChange={(event) =>
            set({ cloning_difficulty: event.target.value as SpeciesQuery['cloning_difficulty'] })
          }
        />
        <TextField
          type="search"
          label={words.search}
          placeholder={words.searchHint}
          maxLength={SPECIES_SEARCH_MAX}
          className="flex-[1_1_12rem]"
          value={filter.q ?? ''}
          onChange={(event) => set({ q: event.target.value })}
        />
      </div>
      <SpeciesResults {...props} />
    </div>
  );
}

function SpeciesResults(props: SpeciesBrowserProps) {
  const { filter, lists, listed, onLook, onChoose, onOther } = props;
  const search = useSpeciesSearch(filter);
  const said = useRef<HTMLParagraphElement>(null);
  const wasHelped = useRef(false);
  useEffect(() => {
    // The offer of another search is gone with its button.
    if (wasHelped.current && said.current) {
      wasHelped.current = false;
      said.current.focus();
    }
  });
  const help = (next: SpeciesQuery) => {
    wasHelped.current = true;
    props.onFilter(next);
  };
  const clear = props.mayClear && (
    <Button variant="secondary" size="sm" onClick={() => help(props.opening)}>
      {words.clear}
    </Button>
  );
  if (!isSpeciesSearchReady(filter)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={said} tabIndex={-1} className="flex items-center gap-2 text-ink-soft">
          <Search aria-hidden="true" className="size-5 shrink-0" />
          {words.begin}
        </p>
        {clear}
      </div>
    );
  }
  if (search.isError) {
    return (
      <Alert tone="danger" title={words.notLoaded}>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => search.refetch()}>
          {fields.tryAgain}
        </Button>
      </Alert>
    );
  }
  if (!search.data) return <ResultsSkeleton />;
  if (search.data.length === 0) return <NothingFound {...props} onFilter={help} />;
  const others = search.data.filter(({ id }) => !listed?.some((it) => it.id === id));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={said} tabIndex={-1} role="status" className="text-ink-soft">
          {words.found(search.data.length)}
        </p>
        {clear}
      </div>
      {lists && (
        <>
          <SpeciesList species={others} isBusy={search.isFetching} onLook={onLook} onChoose={onChoose} />
          <OtherTree onOther={() => onOther('')} />
        </>
      )}
    </>
  );
}

/** Advice comes before the drawing, since a telephone's keyboard covers half the screen. */
function NothingFound({ emptyIllustration, ...search }: SpeciesBrowserProps) {
  const looked = cleanedTreeName(search.filter.q ?? '');
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <div role="status">
        <h3 className="text-balance text-2xl">{words.nothing}</h3>
      </div>
      <OtherSearches {...search} />
      <OtherTree onOther={() => search.onOther(isTreeName(looked) ? looked : '')} />
      <div aria-hidden="true" className="w-full max-w-64">
        {emptyIllustration}
      </div>
    </div>
  );
}

function OtherTree({ onOther }: { onOther: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
      {words.notListed}
      <Button variant="secondary" size="sm" onClick={onOther}>
        {words.another}
      </Button>
    </p>
  );
}

function ResultsSkeleton() {
  return (
    <>
      <p role="status" className="text-ink-soft">
        {words.loading}
      </p>
      <SkeletonGroup label="" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-56 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  );
}
