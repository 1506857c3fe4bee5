import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/species/species.ts';
import { useChangeProject } from './projects.queries.ts';

/**
 * PRODUCT.md#choosing-a-tree: makes a kind of tree that of a project, and says what became of it
 * (PRODUCT.md#when-something-goes-wrong).
 * @returns `choose`, which resolves to whether it was saved, and whether it is on its way.
 */
export function useChooseTree(projectId: string) {
  const change = useChangeProject(projectId);
  const choose = async (selectedSpeciesId: string, otherTree?: string) => {
    try {
      await change.mutateAsync({ selectedSpeciesId, otherTree });
      toast({ title: words.chosen });
      return true;
    } catch (error) {
      if (!isUnauthorized(error)) {
        toast({ title: fields.error, description: words.notChosen, variant: 'destructive' });
      }
      return false;
    }
  };
  return { choose, isSaving: change.isPending, failure: failureWords(change.error, words.notChosen) };
}
