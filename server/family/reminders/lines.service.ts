/** A parent's reminder of today: one line for each due check (PRODUCT.md#reminders). */
import { type ReminderLine, reminderOf } from '#domain/rules/family/reminders.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { listTold, type Told, type Wish } from '#server/consent/exports.ts';
import { askedToday } from '#server/notebook/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { listCheckedProjects } from './checks.store.ts';

/** A parent's wish for a child, and which day it is where that child lives. */
export type Asked = Wish & { readonly today: string };

/** Gives the lines of one kind; what was told already is among `told`, and is not told again. */
type Source = (db: Queries, asked: readonly Asked[], told: readonly Told[]) => Promise<ReminderLine[]>;

const checksDue: Source = async (db, asked, told) => {
  const userIds = [...new Set(asked.map(({ userId }) => userId))];
  const projectsOf = Map.groupBy(await listCheckedProjects(db, userIds), ({ ownerId }) => ownerId);
  return asked.flatMap(({ guardianId, userId, childName, today }) =>
    (projectsOf.get(userId) ?? []).flatMap(({ projectId, tree, looked }) => {
      const before = told.filter(
        (it) => it.kind === 'check' && it.guardianId === guardianId && it.projectId === projectId,
      );
      const due = reminderOf(
        looked,
        today,
        before.map(({ dueOn }) => dueOn),
      );
      return due ? [{ kind: 'check', guardianId, projectId, childName, tree, ...due } as const] : [];
    }),
  );
};

/** Once for each time that it is asked how a tree is; it stays open for months, and is not told again. */
const treesAskedOf: Source = async (db, asked, told) => {
  const children = new Map(
    asked.map(({ userId, today, state }) => [userId, { userId, today, timeZone: timeZoneOf(state) }]),
  );
  const treesOf = Map.groupBy(await askedToday(db, [...children.values()]), ({ ownerId }) => ownerId);
  return asked.flatMap(({ guardianId, userId, childName }) =>
    (treesOf.get(userId) ?? []).flatMap(({ projectId, tree, since }) => {
      const line = {
        kind: 'tree',
        guardianId,
        projectId,
        childName,
        tree,
        dueOn: since,
        isLast: false,
      } as const;
      const isTold = told.some(
        (item) =>
          item.kind === 'tree' &&
          item.guardianId === guardianId &&
          item.projectId === projectId &&
          item.dueOn === since,
      );
      return isTold ? [] : [line];
    }),
  );
};

/** All that parents are reminded of, in the order of a letter. */
const SOURCES: readonly Source[] = [checksDue, treesAskedOf];

/** The lines for some parents, each with their own. */
export async function linesFor(db: Queries, asked: readonly Asked[]): Promise<ReminderLine[]> {
  const told = await listTold(
    db,
    asked.map(({ guardianId }) => guardianId),
  );
  const lines: ReminderLine[] = [];
  for (const source of SOURCES) lines.push(...(await source(db, asked, told)));
  return lines;
}
