import type {
  NewTreeCheck,
  TreeCheck,
  TreeCheckChange,
  TreeCheckSaved,
} from '#domain/contract/notebook/tree-checks.ts';
import type { Made } from '#domain/contract/platform/endpoint.ts';
import * as rules from '#domain/rules/notebook/tree-checks.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import { findProgress } from '#server/notebook/projects/projects.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { type Decision, decided } from '#server/platform/decision.ts';
import { idTaken, orRefuse } from '#server/platform/errors.ts';
import { countTreeChecks, treeChecks } from './tree-checks.store.ts';

/**
 * Tells how the tree of a project is, by the rule; sent again with the same id it gives what is there
 * (PRODUCT.md#write-once).
 * @throws AppError what the rule refuses, 'taken' when the id stands somewhere else.
 */
export async function createTreeCheck(
  db: Queries,
  project: OwnProject,
  check: NewTreeCheck,
  given: { id: string; now: number },
): Promise<Made<TreeCheck>> {
  const id = check.id ?? given.id;
  const there = await treeChecks.find(db, project, id);
  const { status } = await findProgress(db, project);
  const count = await countTreeChecks(db, project);
  const result = orRefuse(
    rules.createTreeCheck(there, { status, count }, check, { id, now: isoTime(given.now) }),
  );
  if (!there && !(await treeChecks.insert(db, project, result, given.now))) throw idTaken();
  return { it: result, isNew: !there };
}

/** Decides on a change of an answer by its rule. */
export async function decideTreeCheckChange(
  db: Queries,
  project: OwnProject,
  id: string,
  change: TreeCheckChange,
): Promise<Decision<TreeCheckSaved>> {
  const there = await treeChecks.find(db, project, id);
  const outcome = rules.changeTreeCheck(there, change);
  return decided(there, outcome, change, (it) => treeChecks.change(db, project, it));
}
