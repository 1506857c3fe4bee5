import { useMutation } from '@tanstack/react-query';
import {
  type Condition,
  changeTreeCheck,
  createTreeCheck,
  deleteTreeCheck,
  listTreeChecks,
  type TreeCheck,
  type TreeCheckChange,
} from '#domain/contract/notebook/tree-checks.ts';
import { today } from '#web/lib/dates.ts';
import { newId } from '#web/lib/new-id.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { useRemoval } from '#web/offline/queue/use-removal.ts';
import * as words from '#words/notebook/pending.ts';

/** Loads the checks on a project's tree, the newest first. */
export function useTreeChecks(projectId: string, isNeeded = true) {
  return useReading(listTreeChecks, { projectId }, { isNeeded });
}

/** Tells how the tree is today. */
export function useTell(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (condition: Condition) => {
      const id = newId();
      return outbox.send<TreeCheck>({
        endpoint: createTreeCheck,
        params: { projectId },
        body: { id, condition, checkedOn: today() },
        does: 'creates',
        about: id,
        within: [projectId],
        label: words.treeCheck,
      }).settled;
    },
  });
}

/** Puts an answer right since a revision. */
export function treeCheckChange(projectId: string, id: string, body: TreeCheckChange, basedOn: number) {
  return {
    endpoint: changeTreeCheck,
    params: { entryId: id },
    body,
    basedOn,
    does: 'changes' as const,
    about: id,
    within: [projectId],
    form: `tree-check:${id}`,
    label: words.treeCheckChange,
  } satisfies JobDraft;
}

/** Another answer in the place of one that was tapped. */
export function useChangeCondition(projectId: string, { id, revision }: Pick<TreeCheck, 'id' | 'revision'>) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (condition: Condition) =>
      outbox.send<TreeCheck>(treeCheckChange(projectId, id, { condition }, revision)).settled,
  });
}

export const useDeleteTreeCheck = (projectId: string) =>
  useRemoval(projectId, deleteTreeCheck, words.treeCheckRemoval);
