import type { TreeCheck, TreeCheckSaved } from '#domain/contract/notebook/tree-checks.ts';
import { STEP_AUTOSAVE_MS } from '#domain/limits.ts';
import { TreeCheckForm } from '#domain/rules/notebook/tree-check-form.ts';
import { tooFarAheadOf } from '#web/lib/dates.ts';
import { useSavedForm } from '#web/offline/queue/use-saved-form.ts';
import { treeCheckChange } from './tree-checks.queries.ts';

const writtenOf = ({ heightInches, checkedOn }: TreeCheck) => ({ heightInches, checkedOn });

/** The height and the day of an answer, which save themselves like the fields of a step. */
export function useTreeCheckForm(projectId: string, check: TreeCheck) {
  return useSavedForm<typeof TreeCheckForm, TreeCheckSaved>(TreeCheckForm, {
    stored: writtenOf(check),
    revision: check.revision,
    storedIn: writtenOf,
    rules: (written) => tooFarAheadOf(written, check),
    delayMs: STEP_AUTOSAVE_MS,
    draftOf: (change, { revision }) => treeCheckChange(projectId, check.id, change, revision),
  });
}
