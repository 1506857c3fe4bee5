import type { Species } from '#domain/contract/species/species.ts';
import { isCutIn } from '#domain/rules/species/species-for-you.ts';
import { SPECIES_BROWSER_STATES } from '#domain/us-states.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { stateName } from '#words/platform/states.ts';
import * as words from '#words/species/species-search.ts';
import { FEW_TREES, TreeCard } from './tree-card.tsx';
import { useTreesForYou } from './use-trees-for-you.ts';

export type ForYouListProps = {
  state: string | null;
  onLook: (species: Species) => void;
  onChoose: (species: Species) => void;
};

/** PRODUCT.md#choosing-a-tree: four trees that a child may choose without looking for one. */
export function ForYouList({ state, onLook, onChoose }: ForYouListProps) {
  const { trees, month, isError } = useTreesForYou(state);
  // The search below says why it could not be loaded.
  if (isError) return null;
  return (
    <div className="grid gap-2">
      <div>
        <h3 id="for-you" className="text-lg">
          {words.forYou}
        </h3>
        <p className="text-ink-soft">{whereTheyGrow(state)}</p>
      </div>
      <ul aria-labelledby="for-you" aria-busy={!trees} className={FEW_TREES}>
        {trees
          ? trees.map((tree) => (
              <TreeCard
                key={tree.id}
                species={tree}
                note={isCutIn(tree, month) && words.cutNow}
                onLook={onLook}
                onChoose={onChoose}
              />
            ))
          : [1, 2, 3, 4].map((place) => (
              <li key={place}>
                <Skeleton className="h-64 w-full rounded-lg" />
              </li>
            ))}
      </ul>
    </div>
  );
}

/** The list has no trees of Hawaii, the territories and what is no state. */
function whereTheyGrow(state: string | null): string {
  if (state === null) return words.wildInMany;
  if (SPECIES_BROWSER_STATES.some(([code]) => code === state)) return words.wildInYours;
  return words.noneOf(stateName(state));
}
