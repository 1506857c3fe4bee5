import type { ProjectStatus } from '#domain/contract/notebook/projects.ts';
import type { NewTreeCheck, TreeCheck, TreeCheckChange } from '#domain/contract/notebook/tree-checks.ts';
import { TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { TREE_CHECKS_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { type Given, notThere, Refused } from '#domain/rules/platform/refused.ts';
import { mergeFields, type Saved, type Stored } from '#domain/rules/platform/revisions.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';
import { writtenOf } from './written.ts';

export type StoredTreeCheck = Stored<TreeCheck>;

/**
 * Tells how the planted tree is (PRODUCT.md#the-years-after). Sent again it gives what is there
 * (PRODUCT.md#write-once). Refused before the project is completed, and where `TREE_CHECKS_MAX` answers are there.
 */
export function createTreeCheck(
  there: StoredTreeCheck | undefined,
  { status, count }: { readonly status: ProjectStatus; readonly count: number },
  check: NewTreeCheck,
  { id, now }: Given,
): StoredTreeCheck | Refused {
  if (status !== 'completed') return new Refused('invalid', sentences.finishProject);
  if (there) return there;
  if (count >= TREE_CHECKS_MAX) return new Refused('invalid', sentences.tooManyChecks);
  return { ...writtenOf(TREE_CHECK, check), id, createdAt: now, photos: [], revision: 0, fieldRevisions: {} };
}

/** Puts an answer right, field by field (PRODUCT.md#two-devices). */
export function changeTreeCheck(
  there: StoredTreeCheck | undefined,
  change: TreeCheckChange,
): Saved<StoredTreeCheck> | Refused {
  if (!there) return notThere();
  const { fields, conflicts, ...rest } = mergeFields(
    { ...there, fields: writtenOf(TREE_CHECK, there) },
    writtenOf(TREE_CHECK, change),
    change,
  );
  return { it: { ...there, ...fields, ...rest }, conflicts };
}

/** The newest first. */
export function inCheckOrder(a: TreeCheck, b: TreeCheck): number {
  return byCharacters(b.checkedOn, a.checkedOn) || byCharacters(b.createdAt, a.createdAt);
}
